import { newId } from '@jahrring/contracts-common';
import { Clock, Database, execute, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AdminSessionResolver } from './admin-session-resolver';
import { sqlInstant } from './principal-row';
import { hashToken, newSessionToken } from './session-token';
import { SessionEntity } from './session.entity';
import type { SessionPolicy } from './session-policy';

const MINUTE_MS = 60_000;

/** A session is written as seen at most this often: reading must stay reading. */
export const touchAfterMs = 5 * MINUTE_MS;

/** Licence in which a session continues, and for how long if that licence is not the person's own. */
export interface SessionMove {
  licenceId: string;
  stay: { until: Date; homeLicenceId: string } | null;
}

interface NewSession {
  userId: string;
  licenceId: string;
  trusted: boolean;
  userAgent: string | undefined;
  address: string;
  policy: SessionPolicy;
}

/** The sessions of everybody. A session ends by deleting its row, so that every instance knows at the next request. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly resolver: AdminSessionResolver,
  ) {}

  /** Opens a session and answers its token, which is not kept anywhere. */
  async create(ctx: RequestContext, session: NewSession): Promise<string> {
    const token = newSessionToken();
    const now = this.clock.now();
    const row: SessionEntity = {
      id: newId(),
      tokenHash: hashToken(token),
      userId: session.userId,
      licenceId: session.licenceId,
      enteredUntil: null,
      homeLicenceId: null,
      trusted: session.trusted,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: expiry(session.policy, session.trusted, now),
      userAgent: session.userAgent?.slice(0, 200) ?? null,
      address: session.address.slice(0, 45),
    };
    await rowMapper(this.db.dataSource, SessionEntity).insert(this.db.writing(ctx), [row]);
    return token;
  }

  async end(ctx: RequestContext, token: string): Promise<void> {
    await this.remove(ctx, 'token_hash = ?', [hashToken(token)]);
    ctx.afterCommit(() => this.resolver.forgetSession(token));
  }

  /** Ends every session of a person but, where given, the one of `keptToken`. */
  async endOfUser(ctx: RequestContext, userId: string, keptToken?: string): Promise<void> {
    await this.remove(ctx, 'user_id = ? AND token_hash <> ?', [
      userId,
      keptToken ? hashToken(keptToken) : '',
    ]);
    ctx.afterCommit(() => this.resolver.forget(userId));
  }

  /** The living sessions of a person, last used first. */
  findOfUser(ctx: RequestContext, userId: string): Promise<SessionEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(SessionEntity, 'session')
      .where('session.userId = :userId AND session.expiresAt > :now', { userId, now: this.clock.now() })
      .orderBy('session.lastSeenAt', 'DESC')
      .getMany();
  }

  /** Ends one session of a person; false where it is none of theirs. */
  async endOne(ctx: RequestContext, userId: string, id: string): Promise<boolean> {
    const ended = await execute(this.db.writing(ctx), 'DELETE FROM sessions WHERE user_id = ? AND id = ?', [
      userId,
      id,
    ]);
    ctx.afterCommit(() => this.resolver.forget(userId));
    return ended === 1;
  }

  async endOfUserInLicence(ctx: RequestContext, userId: string, licenceId: string): Promise<void> {
    await this.remove(ctx, 'user_id = ? AND licence_id = ?', [userId, licenceId]);
    ctx.afterCommit(() => this.resolver.forget(userId));
  }

  /** Ends the sessions in a licence, but those of superadmins: they may enter whatever its state. */
  async endOfLicence(ctx: RequestContext, licenceId: string): Promise<void> {
    const others = 'licence_id = ? AND user_id NOT IN (SELECT id FROM users WHERE superadmin = 1)';
    await this.remove(ctx, others, [licenceId]);
    ctx.afterCommit(() => this.resolver.forget());
  }

  /**
   * Lets a device go on in another licence, with a new token: the one of before opens nothing from then on. Answers the new one,
   * or null where the session has ended or gone on by itself meanwhile.
   */
  async moveTo(ctx: RequestContext, token: string, { licenceId, stay }: SessionMove): Promise<string | null> {
    const next = newSessionToken();
    const enteredUntil = stay ? sqlInstant(stay.until) : null;
    const moved = await execute(
      this.db.writing(ctx),
      'UPDATE sessions SET licence_id = ?, entered_until = ?, home_licence_id = ?, token_hash = ? WHERE token_hash = ?',
      [licenceId, enteredUntil, stay?.homeLicenceId ?? null, hashToken(next), hashToken(token)],
    );
    ctx.afterCommit(() => this.resolver.forgetSession(token));
    return moved === 1 ? next : null;
  }

  /** Takes a session back to its home where its stay in a licence of others is over; false where that has happened already. */
  async endStay(ctx: RequestContext, id: string): Promise<boolean> {
    const moved = await execute(
      this.db.writing(ctx),
      `UPDATE sessions SET licence_id = home_licence_id, entered_until = NULL, home_licence_id = NULL
        WHERE id = ? AND entered_until <= ?`,
      [id, sqlInstant(this.clock.now())],
    );
    return moved === 1;
  }

  /** The session of a token while there is one. */
  findByToken(ctx: RequestContext, token: string): Promise<SessionEntity | null> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(SessionEntity, 'session')
      .where('session.tokenHash = :hash', { hash: hashToken(token) })
      .getOne();
  }

  /** Keeps whoever else locks the session waiting until the transaction ends. SQLite has one writer at a time anyway. */
  async lock(ctx: RequestContext, tokenHash: string): Promise<void> {
    if (this.db.kind === 'sqlite') return;
    await this.db.writing(ctx).query('SELECT id FROM sessions WHERE token_hash = ? FOR UPDATE', [tokenHash]);
  }

  /** Puts the end of a session that is in use off. */
  async touch(ctx: RequestContext, id: string, trusted: boolean, policy: SessionPolicy): Promise<void> {
    const now = this.clock.now();
    await this.db.tx(ctx, (ctx) =>
      this.db
        .writing(ctx)
        .createQueryBuilder()
        .update(SessionEntity)
        .set({ lastSeenAt: now, expiresAt: expiry(policy, trusted, now) })
        .where('id = :id', { id })
        .execute(),
    );
  }

  /** Removes what has run out. */
  async purge(ctx: RequestContext): Promise<void> {
    await this.db.tx(ctx, (ctx) =>
      this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(SessionEntity)
        .where('expires_at < :now', { now: this.clock.now() })
        .execute(),
    );
  }

  /** Makes this process look the person (or everybody) up again; others do within a second. */
  forget(userId?: string): void {
    this.resolver.forget(userId);
  }

  private async remove(ctx: RequestContext, where: string, values: readonly unknown[]): Promise<void> {
    await execute(this.db.writing(ctx), `DELETE FROM sessions WHERE ${where}`, values);
  }
}

function expiry(policy: SessionPolicy, trusted: boolean, now: Date): Date {
  return new Date(now.getTime() + (trusted ? policy.trustedIdleMs : policy.idleMs));
}
