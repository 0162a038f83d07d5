import type { MailListItem, MailView } from '@jahrring/contracts-admin';
import type { ListQuery, Page } from '@jahrring/contracts-common';
import { Audit, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { Mail } from './mail.entity';
import { MailRepository } from './mail.repository';

@Injectable()
export class MailService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mails: MailRepository,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<Page<MailListItem>> {
    const { items, total } = await this.mails.list(ctx, query);
    return { items: items.map(toItem), total };
  }

  async get(ctx: RequestContext, id: string): Promise<MailView> {
    return toView(await this.mails.get(ctx, id));
  }

  async retry(ctx: RequestContext, id: string): Promise<MailView> {
    return this.db.tx(ctx, async (ctx) => {
      const mail = await this.mails.get(ctx, id);
      if (mail.state !== 'failed' || mail.kind === 'document') throw commonError('CONFLICT');
      const again = { state: 'queued', attempts: 0, nextAttemptAt: this.clock.now() } as const;
      const changed = await this.mails.update(ctx, id, mail.version, again);
      await this.audit.record(ctx, { action: 'retry', entity: 'mail', entityId: id });
      return toView(changed);
    });
  }
}

function toItem(mail: Mail): MailListItem {
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

function toView(mail: Mail): MailView {
  return { ...toItem(mail), text: mail.textBody };
}
