import { adminErrors, type ForgotPassword, type ResetPassword } from '@jahrring/contracts-admin';
import { AppError, Audit, Database, type RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { AccountMails } from '../port';
import { identityContext, UserRepository } from '../identity-record';
import {
  addressKeys,
  MailboxProof,
  mailKeys,
  OneTimeLinks,
  PasswordService,
  signInKeys,
  SignInThrottle,
} from '../credential';
import type { ThrottleKey } from '../credential';
import { SessionStore } from '../session';
import type { Device } from './session-opener';

const validMinutes = 60;

/** A forgotten password: a mail with a link that sets a new one, once, within the hour. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly links: OneTimeLinks,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionStore,
    private readonly proof: MailboxProof,
    private readonly mails: AccountMails,
    private readonly audit: Audit,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  /**
   * Does the same for an account that exists and for one that does not: counts, makes a link, writes a mail. Only that
   * the one to nobody is never sent.
   */
  async request(ctx: RequestContext, { email }: ForgotPassword, device: Device): Promise<void> {
    await this.throttle.spend(ctx, mailKeys(email, device.address));
    const found = await this.users.findByEmail(ctx, email);
    const user = found?.blocked ? null : found;
    await this.db.tx(identityContext(ctx, user?.id ?? ''), async (ctx) => {
      const userId = user?.id ?? null;
      const { token } = await this.links.create(ctx, {
        purpose: 'reset',
        userId,
        validMs: validMinutes * 60_000,
      });
      await this.mails.queue(ctx, {
        kind: 'passwordReset',
        to: email,
        toNobody: user === null,
        name: user?.firstName ?? '',
        locale: user?.locale ?? 'de',
        params: { minutes: validMinutes },
        link: `${this.settings.publicUrl}/password/reset/${token}`,
      });
      await this.audit.record(ctx, { action: 'password-forgotten', entity: 'user', entityId: userId ?? '' });
    });
  }

  /**
   * Sets the new password; every session ends, every other reset link too. Whoever reads the mailbox may sign in at once,
   * whatever strangers have tried, and owns the account (`MailboxProof`). Answers whose password it is.
   */
  async reset(ctx: RequestContext, { token, password }: ResetPassword, device: Device): Promise<string> {
    const keys = addressKeys(device.address);
    await this.throttle.check(ctx, keys);
    const link = await this.links.find(ctx, token, 'reset');
    const user = link?.userId ? await this.users.find(ctx, link.userId) : null;
    if (!link || !user || user.blocked || user.deletedAt) {
      await this.throttle.fail(ctx, keys);
      throw new AppError(adminErrors, 'LINK_INVALID');
    }
    await this.passwords.checkFor(ctx, user, password);
    const passwordHash = await this.passwords.hash(password);
    return this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      if (!(await this.links.use(ctx, link.id))) throw new AppError(adminErrors, 'LINK_INVALID');
      await this.links.voidOf(ctx, user.id, 'reset');
      await this.proof.record(ctx, user, { passwordHash });
      await this.sessions.endOfUser(ctx, user.id);
      await this.throttle.forget(ctx, signInKeys(user.email, device.address).filter(isOfAccount));
      const { email: to, firstName: name, locale } = user;
      await this.mails.queue(ctx, { kind: 'passwordChanged', to, name, locale, params: {} });
      await this.audit.record(ctx, { action: 'password-reset', entity: 'user', entityId: user.id });
      return user.id;
    });
  }
}

const isOfAccount = ({ kind }: ThrottleKey): boolean => kind !== 'address';
