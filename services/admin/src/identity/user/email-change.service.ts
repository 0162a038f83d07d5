import { adminErrors } from '@jahrring/contracts-admin';
import { AppError, Audit, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { MailboxProof, OneTimeLinks } from '../credential';
import { AccountMails } from '../port';
import { auditedUser, UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import { UserPublisher } from './user-publisher';

const validDays = 7;
const DAY_MS = 86_400_000;

/** Another e-mail for an account: counts once a link sent to it was followed; the address of before is told both times. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly users: UserRepository,
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
    private readonly proof: MailboxProof,
    private readonly publisher: UserPublisher,
    private readonly audit: Audit,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  /** Takes the link of an address asked for before back, and mails one to the new address unless it is the present one. */
  async request(ctx: RequestContext, user: UserEntity, email: string): Promise<void> {
    await this.links.voidOf(ctx, user.id, 'email');
    if (email === user.email) return;
    const other = await this.users.findByEmail(ctx, email);
    if (other) throw fieldErrorOf('email', 'unique');
    const validMs = validDays * DAY_MS;
    const { token } = await this.links.create(ctx, { purpose: 'email', userId: user.id, validMs });
    const { firstName: name, locale } = user;
    const params = { email, days: validDays };
    const link = `${this.settings.publicUrl}/auth/connect?token=${token}`;
    await this.mails.queue(ctx, { kind: 'emailConfirm', to: email, name, locale, params, link });
    await this.mails.queue(ctx, { kind: 'emailChanging', to: user.email, name, locale, params });
  }

  /** The link was followed: the address counts, and the mailbox is proved. */
  async confirm(
    ctx: RequestContext,
    user: UserEntity,
    passwordHash: string | undefined,
  ): Promise<UserEntity> {
    const { pendingEmail: email } = user;
    if (!email) throw new AppError(adminErrors, 'LINK_INVALID');
    const password = passwordHash ? { passwordHash } : {};
    const changed = await this.proof.record(ctx, user, { email, pendingEmail: null, ...password });
    const { firstName: name, locale } = user;
    await this.mails.queue(ctx, { kind: 'emailChanged', to: user.email, name, locale, params: { email } });
    await this.audit.record(ctx, {
      action: 'email-change',
      entity: 'user',
      entityId: user.id,
      before: auditedUser(user),
      after: auditedUser(changed),
    });
    await this.publisher.publish(ctx, changed);
    return changed;
  }
}
