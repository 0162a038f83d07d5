import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { ClosedPeriodView, ClosePeriod } from '@jahrring/contracts-bookkeeping';
import { addDays } from '@jahrring/contracts-common';
import { AppError, Clock, Database, PerTransaction } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ClosedPeriodEntity } from './closed-period.entity';
import { LedgerCounter } from './ledger-counter';
import { ClosedPeriodRepository } from './ledger.repositories';

/** Closes days for booking, and reopens them with a reason. */
@Injectable()
export class PeriodService {
  private readonly closedOn = new PerTransaction<ClosedPeriodEntity | undefined>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly periods: ClosedPeriodRepository,
    private readonly counter: LedgerCounter,
  ) {}

  async list(ctx: RequestContext): Promise<ClosedPeriodView[]> {
    return (await this.periods.all(ctx)).map(toView);
  }

  /** @throws LEDGER_PERIOD_CLOSED where the day lies in a closed period */
  async check(ctx: RequestContext, day: string): Promise<void> {
    const period = await this.closedOn.get(
      ctx,
      async () => (await this.periods.closedWithin(ctx, day, day))[0],
      day,
    );
    if (!period) return;
    const { fromDay: from, toDay: to } = period;
    throw new AppError(bookkeepingErrors, 'LEDGER_PERIOD_CLOSED', { day, from, to });
  }

  /** The closed periods that share a day with from … to. */
  async within(ctx: RequestContext, from: string, to: string): Promise<ClosedPeriodView[]> {
    return (await this.periods.closedWithin(ctx, from, to)).map(toView);
  }

  /** The closed period that all of these days lie in; null where there is none. */
  async around(ctx: RequestContext, from: string, to: string): Promise<ClosedPeriodView | null> {
    const closed = await this.periods.closedWithin(ctx, from, to);
    const around = closed.find(({ fromDay, toDay }) => fromDay <= from && toDay >= to);
    return around ? toView(around) : null;
  }

  /** The day itself, or the first after it that is open. */
  async nextOpenDay(ctx: RequestContext, day: string): Promise<string> {
    let open = day;
    for (;;) {
      const [period] = await this.periods.closedWithin(ctx, open, open);
      if (!period) return open;
      open = addDays(period.toDay, 1);
    }
  }

  /** @throws LEDGER_PERIOD_OVERLAPS where a day of it is closed already */
  close(ctx: RequestContext, { fromDay, toDay }: ClosePeriod): Promise<ClosedPeriodView> {
    return this.db.tx(ctx, async (tx) => {
      await this.counter.lock(tx);
      const [other] = await this.periods.closedWithin(tx, fromDay, toDay);
      if (other) {
        const params = { from: other.fromDay, to: other.toDay };
        throw new AppError(bookkeepingErrors, 'LEDGER_PERIOD_OVERLAPS', params);
      }
      const closed = { fromDay, toDay, closedAt: this.clock.now(), reopenedAt: null, reopenReason: null };
      this.closedOn.forget(tx);
      return toView(await this.periods.insert(tx, closed));
    });
  }

  /** @throws LEDGER_PERIOD_OPEN where it was reopened before */
  reopen(ctx: RequestContext, id: string, reason: string): Promise<ClosedPeriodView> {
    return this.db.tx(ctx, async (tx) => {
      await this.counter.lock(tx);
      const period = await this.periods.get(tx, id);
      if (period.reopenedAt) throw new AppError(bookkeepingErrors, 'LEDGER_PERIOD_OPEN');
      const patch = { reopenedAt: this.clock.now(), reopenReason: reason };
      this.closedOn.forget(tx);
      return toView(await this.periods.update(tx, id, period.version, patch));
    });
  }
}

function toView({ id, fromDay, toDay, ...period }: ClosedPeriodEntity): ClosedPeriodView {
  return {
    ...{ id, fromDay, toDay, closedAt: period.closedAt.toISOString() },
    reopenedAt: period.reopenedAt?.toISOString() ?? null,
    reopenReason: period.reopenReason,
  };
}
