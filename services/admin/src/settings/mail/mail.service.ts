import type { ListedMailKind, MailListItem, MailView } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  commonError,
  Database,
  type ListResult,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { MemberDirectory, PeopleLooks } from '../../identity';
import type { MailEntity } from './mail.entity';
import { MailRepository } from './mail.repository';

/** Mails whose link opens an account. */
const linkKinds: ReadonlySet<ListedMailKind> = new Set([
  'account',
  'connection',
  'emailConfirm',
  'invitation',
  'passwordReset',
]);

@Injectable()
export class MailService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mails: MailRepository,
    private readonly audit: Audit,
    private readonly memberships: MemberDirectory,
    private readonly looks: PeopleLooks,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<MailListItem>> {
    return this.mails.list(ctx, query, async (mails) => {
      await this.recordLooks(ctx, mails);
      return mails.map(toItem);
    });
  }

  async get(ctx: RequestContext, id: string): Promise<MailView> {
    const mail = await this.mails.get(ctx, id);
    await this.recordLooks(ctx, [mail]);
    return this.view(mail);
  }

  async retry(ctx: RequestContext, id: string): Promise<MailView> {
    return this.db.tx(ctx, async (ctx) => {
      const mail = await this.mails.get(ctx, id);
      if (mail.state !== 'failed' || mail.kind === 'document') throw commonError('CONFLICT');
      const again = { state: 'queued', attempts: 0, nextAttemptAt: this.clock.now() } as const;
      const changed = await this.mails.update(ctx, id, mail.version, again);
      await this.audit.record(ctx, { action: 'retry', entity: 'mail', entityId: id });
      return this.view(changed);
    });
  }

  /** The licences that the recipients belong to are told that somebody looked at their people. */
  private async recordLooks(ctx: RequestContext, mails: readonly MailEntity[]): Promise<void> {
    const emails = mails.map(({ recipient }) => recipient);
    await this.looks.record(ctx, await this.memberships.findLicencesOfEmails(ctx, emails));
  }

  /** A link that opens an account is read in its mailbox alone; on the demo machine, which has none, here. */
  private view(mail: MailEntity): MailView {
    const hidden = !this.env.demo && linkKinds.has(mail.kind);
    return { ...toItem(mail), text: hidden ? null : mail.textBody };
  }
}

function toItem(mail: MailEntity): MailListItem {
  const { id, kind, state, subject, locale, attempts, lastError } = mail;
  return {
    id,
    kind,
    state,
    subject,
    locale,
    attempts,
    lastError,
    to: mail.recipientName ? `${mail.recipientName} <${mail.recipient}>` : mail.recipient,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}
