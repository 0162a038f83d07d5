import { Audit, Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { InstallationPatch } from '../../database';
import { UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import { SessionStore } from '../session';
import { OneTimeLinks } from './one-time-links';
import { RecoveryCodes } from './recovery-codes';

/**
 * Who follows a link sent to an account's address owns the account. As long as nobody has, whoever made it may have given somebody
 * else's address: then nothing that opens it outlives the proof.
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

  /** Whether the proof comes with a password of its own: one from before it would be somebody else's. */
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
