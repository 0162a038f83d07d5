import { adminErrors } from '@jahrring/contracts-admin';
import { AppError, Clock, Database, Metrics, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SignInThrottleEntity } from './sign-in-throttle.entity';
import { addFailure, addQuotaUse, emptyThrottle, type ThrottleState, waitSeconds } from './throttle.rules';
import {
  type FailureKind,
  failureLimits,
  type QuotaKind,
  quotaLimits,
  type ThrottleKey,
} from './throttle-keys';

type AnyKey = ThrottleKey<FailureKind | QuotaKind>;
type Counted<Kind> = SignInThrottleEntity & { kind: Kind };

const DAY_MS = 86_400_000;

/**
 * Counts failed sign-ins in the database, so that all instances count together. The result of a try is told only when
 * the key is still free at the time it is settled: many tries at once get no more answers than one after the other.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** 429 with the wait in seconds when one of the keys is locked. */
  async check(ctx: RequestContext, keys: readonly AnyKey[]): Promise<void> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(SignInThrottleEntity, 'row')
      .where('row.id IN (:...ids)', { ids: keys.map((key) => key.id) })
      .getMany();
    this.refuseLocked(rows);
  }

  /** Counts a failure; 429 when the key was locked while this try was under way. */
  fail(ctx: RequestContext, keys: readonly ThrottleKey[]): Promise<void> {
    this.metrics.count('signInFailures', {});
    return this.db.tx(ctx, async (ctx) => {
      const rows = await this.lock(ctx, keys);
      this.refuseLocked(rows);
      for (const row of rows)
        await this.store(ctx, row, addFailure(row, failureLimits[row.kind], this.clock.now()));
    });
  }

  /** Counts a use of what is limited by the hour; 429 when it is used up. */
  spend(ctx: RequestContext, keys: readonly ThrottleKey<QuotaKind>[]): Promise<void> {
    return this.db.tx(ctx, async (ctx) => {
      const rows = await this.lock(ctx, keys);
      this.refuseLocked(rows);
      for (const row of rows)
        await this.store(ctx, row, addQuotaUse(row, quotaLimits[row.kind], this.clock.now()));
    });
  }

  /**
   * Forgets the failures of this e-mail from this address and of this device, in the transaction of the sign-in; 429 as above.
   * Those of the account stay: its owner's success must not give whoever guesses a new start.
   */
  async succeed(ctx: RequestContext, keys: readonly ThrottleKey[]): Promise<void> {
    await this.check(ctx, keys);
    await this.forget(
      ctx,
      keys.filter(({ kind }) => kind === 'pair' || kind === 'device'),
    );
  }

  /** Forgets all failures of these keys. */
  async forget(ctx: RequestContext, keys: readonly ThrottleKey[]): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(SignInThrottleEntity)
      .where('id IN (:...ids)', { ids: keys.map(({ id }) => id) })
      .execute();
  }

  async purge(ctx: RequestContext): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await this.db.tx(ctx, (ctx) =>
      this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(SignInThrottleEntity)
        .where('updated_at < :before', { before })
        .execute(),
    );
  }

  private refuseLocked(rows: readonly ThrottleState[]): void {
    const now = this.clock.now();
    const seconds = Math.max(0, ...rows.map((row) => waitSeconds(row, now)));
    if (seconds === 0) return;
    throw new AppError(
      adminErrors,
      'SIGN_IN_THROTTLED',
      { seconds },
      { headers: { 'retry-after': String(seconds) } },
    );
  }

  /** The rows of the keys, made where missing and kept from others until the transaction ends. */
  private async lock<Kind extends FailureKind | QuotaKind>(
    ctx: RequestContext,
    keys: readonly ThrottleKey<Kind>[],
  ): Promise<Counted<Kind>[]> {
    const manager = this.db.writing(ctx);
    const now = this.clock.now();
    const empty = keys.map((key) => ({ ...key, ...emptyThrottle(now), updatedAt: now }));
    await manager.createQueryBuilder().insert().into(SignInThrottleEntity).values(empty).orIgnore().execute();
    const qb = manager
      .createQueryBuilder(SignInThrottleEntity, 'row')
      .where('row.id IN (:...ids)', { ids: keys.map((key) => key.id) })
      .orderBy('row.id');
    if (this.db.kind === 'mysql') qb.setLock('pessimistic_write');
    // The kind is part of each id.
    return (await qb.getMany()) as Counted<Kind>[];
  }

  private async store(ctx: RequestContext, row: SignInThrottleEntity, state: ThrottleState): Promise<void> {
    const { failures, level, windowStartedAt, blockedUntil } = state;
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(SignInThrottleEntity)
      .set({ failures, level, windowStartedAt, blockedUntil, updatedAt: this.clock.now() })
      .where('id = :id', { id: row.id })
      .execute();
  }
}
