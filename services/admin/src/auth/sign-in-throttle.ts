import { createHash } from 'node:crypto';
import { adminErrors } from '@jahrring/contracts-admin';
import { AppError, Clock, Database, Metrics, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SignInThrottleRow } from './sign-in-throttle.entity';
import {
  addFailure,
  addQuotaUse,
  addressLimit,
  emptyThrottle,
  mailAddressLimit,
  mailLimit,
  pairLimit,
  type ThrottleState,
  waitSeconds,
} from './throttle.rules';

const limits = {
  pair: pairLimit,
  address: addressLimit,
  mail: mailLimit,
  mailFrom: mailAddressLimit,
} as const;
type Kind = keyof typeof limits;

interface ThrottleKey {
  kind: Kind;
  id: string;
}

const DAY_MS = 86_400_000;

function keyOf(kind: Kind, ...parts: string[]): ThrottleKey {
  return {
    kind,
    id: createHash('sha256')
      .update([kind, ...parts].join('\n'))
      .digest('hex'),
  };
}

/** The keys one try counts for. */
export function throttleKeys(email: string, address: string): ThrottleKey[] {
  return [keyOf('address', address), keyOf('pair', email, address)];
}

/** Tries against one account, from wherever: a second factor must not be guessed from many addresses. */
export function accountKeys(account: string): ThrottleKey[] {
  return [keyOf('pair', account, '*')];
}

/** Tries from one address, whatever they try. */
export function addressKeys(address: string): ThrottleKey[] {
  return [keyOf('address', address)];
}

/** The keys one request for a mail counts for. */
export function mailKeys(email: string, address: string): ThrottleKey[] {
  return [keyOf('mail', email), keyOf('mailFrom', address)];
}

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
  async check(ctx: RequestContext, keys: readonly ThrottleKey[]): Promise<void> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(SignInThrottleRow, 'row')
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
      for (const row of rows) await this.store(ctx, row, addFailure(row, limits[row.kind], this.clock.now()));
    });
  }

  /** Counts a use of what is limited by the hour; 429 when it is used up. */
  spend(ctx: RequestContext, keys: readonly ThrottleKey[]): Promise<void> {
    return this.db.tx(ctx, async (ctx) => {
      const rows = await this.lock(ctx, keys);
      this.refuseLocked(rows);
      for (const row of rows)
        await this.store(ctx, row, addQuotaUse(row, limits[row.kind], this.clock.now()));
    });
  }

  /** Forgets the failures of this e-mail from this address, in the transaction of the sign-in; 429 as above. */
  async succeed(ctx: RequestContext, keys: readonly ThrottleKey[]): Promise<void> {
    await this.check(ctx, keys);
    const pair = keys.filter((key) => key.kind === 'pair').map((key) => key.id);
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(SignInThrottleRow)
      .where('id IN (:...pair)', { pair })
      .execute();
  }

  async purge(ctx: RequestContext): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await this.db.tx(ctx, (ctx) =>
      this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(SignInThrottleRow)
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
  private async lock(ctx: RequestContext, keys: readonly ThrottleKey[]): Promise<SignInThrottleRow[]> {
    const manager = this.db.writing(ctx);
    const now = this.clock.now();
    const empty = keys.map((key) => ({ ...key, ...emptyThrottle(now), updatedAt: now }));
    await manager.createQueryBuilder().insert().into(SignInThrottleRow).values(empty).orIgnore().execute();
    const qb = manager
      .createQueryBuilder(SignInThrottleRow, 'row')
      .where('row.id IN (:...ids)', { ids: keys.map((key) => key.id) })
      .orderBy('row.id');
    if (this.db.kind === 'mysql') qb.setLock('pessimistic_write');
    return qb.getMany();
  }

  private async store(ctx: RequestContext, row: SignInThrottleRow, state: ThrottleState): Promise<void> {
    const { failures, level, windowStartedAt, blockedUntil } = state;
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(SignInThrottleRow)
      .set({ failures, level, windowStartedAt, blockedUntil, updatedAt: this.clock.now() })
      .where('id = :id', { id: row.id })
      .execute();
  }
}
