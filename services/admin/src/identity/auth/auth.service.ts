import type { ChangePassword, SwitchLicence } from '@jahrring/contracts-admin';
import { Audit, type AuditAction, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { identityContext, LicenceChooser, MembershipRepository, UserRepository } from '../identity-record';
import { AccountMails } from '../port';
import { PasswordConfirmation, PasswordService } from '../credential';
import { sessionPolicyOf, SessionStore, SuperadminStay } from '../session';

/** A session that has gone on under another token. */
export interface MovedSession {
  token: string;
  /** On a trusted device: how long the cookie stays. */
  cookieSeconds?: number;
}

/** Actions of a person in an existing session. */
@Injectable()
export class AuthService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly chooser: LicenceChooser,
    private readonly passwords: PasswordService,
    private readonly confirmation: PasswordConfirmation,
    private readonly sessions: SessionStore,
    private readonly mails: AccountMails,
    private readonly stays: SuperadminStay,
    private readonly audit: Audit,
  ) {}

  async logout(ctx: RequestContext, token: string): Promise<void> {
    const { licenceId, userId } = ctx;
    await this.db.tx(identityContext(ctx, userId), async (ctx) => {
      await this.sessions.end(ctx, token);
      if (licenceId) await this.record(ctx, licenceId, 'sign-out', userId);
    });
  }

  /**
   * Lets this device work in another licence of its person. One that is none of theirs is not there: 404. Answers the session's
   * new token.
   */
  async switchLicence(ctx: RequestContext, token: string, body: SwitchLicence): Promise<MovedSession> {
    return this.db.tx(identityContext(ctx, ctx.userId), async (ctx) => {
      const user = await this.users.get(ctx, ctx.userId);
      const choices = await this.chooser.findChoices(ctx, user);
      const choice = choices.find((one) => one.licence.id === body.licenceId);
      if (!choice) throw commonError('NOT_FOUND');
      if (choice.refusal) throw choice.refusal;
      const session = await this.sessions.findByToken(ctx, token);
      if (!session) throw commonError('UNAUTHENTICATED');
      const member = await this.memberships.findOfUser(ctx.inLicence(body.licenceId), user.id);
      const move = this.stays.moveOf(session, body.licenceId, member !== null);
      const next = await this.sessions.moveTo(ctx, token, move);
      if (!next) throw commonError('UNAUTHENTICATED');
      if (body.makeDefault) await this.users.setDefaultLicence(ctx, user.id, body.licenceId);
      if (session.licenceId !== body.licenceId) await this.stays.recordLeaving(ctx, session);
      await this.record(ctx, body.licenceId, member ? 'enter' : 'superadmin-enter', user.id);
      const seconds = sessionPolicyOf(choice.licence.settings).trustedIdleMs / 1000;
      return { token: next, ...(session.trusted ? { cookieSeconds: seconds } : {}) };
    });
  }

  /** A new password of one's own; ends every other session, and tells the person by mail. */
  async changePassword(ctx: RequestContext, token: string, body: ChangePassword): Promise<void> {
    const { licenceId } = ctx;
    const user = await this.users.get(ctx, ctx.userId);
    await this.confirmation.check(ctx, user, body.oldPassword, 'oldPassword');
    await this.passwords.checkFor(ctx, user, body.password);
    const passwordHash = await this.passwords.hash(body.password);
    await this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      await this.users.change(ctx, user.id, user.version, { passwordHash });
      await this.sessions.endOfUser(ctx, user.id, token);
      const { email: to, firstName: name, locale } = user;
      await this.mails.queue(ctx, { kind: 'passwordChanged', to, name, locale, params: {} });
      await this.record(ctx, licenceId, 'password-change', user.id);
    });
  }

  private record(ctx: RequestContext, licenceId: string, action: AuditAction, userId: string): Promise<void> {
    return this.audit.record(ctx.inLicence(licenceId), { action, entity: 'user', entityId: userId });
  }
}
