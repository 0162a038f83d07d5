import { Audit, Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { InstallationPatch } from '../../database';
import { UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import { SessionStore } from '../session';
import { OneTimeLinks } from './one-time-links';
import { RecoveryCodes } from './recovery-codes';

/**
 * Proof that a person owns an account: they follow a link sent to its address. Until somebody has, whoever created the
 * account may have given another person's address; so no existing credential remains valid after the first proof.
 */
@Injectable()
export class MailboxProof {
  constructor(
    private readonly users: UserRepository,
    private readonly codes: RecoveryCodes,
    private readonly sessions: SessionStore,
    private readonly links: OneTimeLinks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns true if a new password must be set with the proof: a password set before the proof could be another
   * person's.
   */
  needsPassword(user: UserEntity): boolean {
    return user.passwordHash === '' || user.emailProvedAt === null;
  }

  /**
   * Notes the proof in the transaction of the link's use. At the first one the password is replaced, second factor, sessions and
   * half-done sign-ins end.
   */
  async record(
    ctx: RequestContext,
    user: UserEntity,
    patch: InstallationPatch<UserEntity> = {},
  ): Promise<UserEntity> {
    const first = user.emailProvedAt === null;
    const none = first ? { totpSecret: null, totpSince: null, totpLastStep: null } : {};
    const emailProvedAt = this.clock.now();
    const proved = await this.users.change(ctx, user.id, user.version, { ...none, ...patch, emailProvedAt });
    if (first) {
      await this.codes.remove(ctx, user.id);
      await this.sessions.endOfUser(ctx, user.id);
      await this.audit.record(ctx, { action: 'mailbox-proved', entity: 'user', entityId: user.id });
    }
    for (const step of ['code', 'enrol'] as const) await this.links.voidOf(ctx, user.id, step);
    ctx.afterCommit(() => this.sessions.forget(user.id));
    return proved;
  }
}
