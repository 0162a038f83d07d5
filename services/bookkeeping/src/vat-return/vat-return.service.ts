import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type {
  VatBookingList,
  VatBookingQuery,
  VatPeriodInput,
  VatPeriodView,
  VatReturnView,
} from '@jahrring/contracts-bookkeeping';
import { localDateAt, newId } from '@jahrring/contracts-common';
import { AppError, Clock, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService, PeriodService } from '../ledger';
import { fromCents, toCents } from '../value';
import type { Sum } from './sums';
import { VatCalculator } from './vat-calculator';
import { periodsOf } from './vat-period';
import type { VatPeriod } from './vat-period';
import type { StoredSum, VatReturnEntity } from './vat-return.entity';
import { toFiguresView, toReturnView } from './vat-return.mapper';
import { VatReturnRepository } from './vat-return.repositories';
import { VatSettingsService } from './vat-settings.service';

const isStanding = ({ reopenedAt }: VatReturnEntity): boolean => reopenedAt === null;
const isOf =
  ({ fromDay, toDay, annual }: VatPeriod) =>
  (own: VatReturnEntity) =>
    own.fromDay === fromDay && own.toDay === toDay && (own.kind === 'annual') === annual;

/** Makes returns, keeps them and closes their days. */
@Injectable()
export class VatReturnService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly periods: PeriodService,
    private readonly returns: VatReturnRepository,
    private readonly settings: VatSettingsService,
    private readonly calculator: VatCalculator,
  ) {}

  /** The periods of a year, each with its standing return. */
  async periodsOf(ctx: RequestContext, year: number): Promise<VatPeriodView[]> {
    const { months } = await this.settings.get(ctx);
    const own = await this.returns.within(ctx, `${year}-01-01`, `${year}-12-31`);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    return periodsOf(year, months).map((period) => {
      const all = own.filter(isOf(period));
      const standing = all.find(isStanding);
      const next = all.length > 0 ? 'correction' : 'first';
      return {
        ...{ ...period, kind: period.annual ? 'annual' : (standing?.kind ?? next) },
        ...{ returnId: standing?.id ?? null, payable: standing?.result.payable ?? null },
        isOver: period.toDay < today,
      };
    });
  }

  /** Calculates the return as it would be now; nothing is saved. */
  async calculate(ctx: RequestContext, input: VatPeriodInput) {
    return toFiguresView((await this.workOut(ctx, input)).result, ctx.locale);
  }

  async get(ctx: RequestContext, id: string): Promise<VatReturnView> {
    return toReturnView(await this.returns.get(ctx, id), ctx.locale);
  }

  /** The bookings behind a figure, of a closed return by the settings it was closed with. */
  async bookings(ctx: RequestContext, query: VatBookingQuery): Promise<VatBookingList> {
    const own = query.returnId === undefined ? null : await this.returns.get(ctx, query.returnId);
    return this.calculator.behind(ctx, query, own?.settings ?? (await this.settings.get(ctx)));
  }

  /**
   * Keeps the return as it is now and closes its days.
   *
   * @throws VAT_RETURN_REFUSED with its first reason, VAT_RETURN_STANDS, LEDGER_PERIOD_OVERLAPS
   */
  close(ctx: RequestContext, input: VatPeriodInput): Promise<VatReturnView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const { fromDay, toDay, annual, adjustments } = input;
      const known = (await this.returns.within(tx, fromDay, toDay)).filter(isOf(input));
      if (known.some(isStanding)) throw new AppError(bookkeepingErrors, 'VAT_RETURN_STANDS');
      const { result, sums, settings } = await this.workOut(tx, input);
      const [problem] = result.problems;
      if (problem) throw new AppError(bookkeepingErrors, 'VAT_RETURN_REFUSED', { ...problem });
      const closedPeriodId = annual ? null : await this.closeDays(tx, fromDay, toDay);
      const kind = annual ? 'annual' : known.length > 0 ? 'correction' : 'first';
      const kept = await this.returns.insert(tx, {
        ...{ id: newId(), kind, fromDay, toDay, result, sums: sums.map(toStored), adjustments, settings },
        ...{ closedPeriodId, closedAt: this.clock.now(), reopenedAt: null, reopenReason: null },
      });
      return toReturnView(kept, tx.locale);
    });
  }

  /**
   * Takes a return back and opens the days it has closed, so that a correction can follow.
   *
   * @throws VAT_RETURN_STANDS where it was reopened before, or the year's reconciliation stands on it
   */
  reopen(ctx: RequestContext, id: string, reason: string): Promise<VatReturnView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const own = await this.returns.get(tx, id);
      const year = own.fromDay.slice(0, 4);
      const others = await this.returns.within(tx, `${year}-01-01`, `${year}-12-31`);
      const isReconciled =
        own.kind !== 'annual' && others.some((one) => one.kind === 'annual' && isStanding(one));
      if (!isStanding(own) || isReconciled) throw new AppError(bookkeepingErrors, 'VAT_RETURN_STANDS');
      await this.openDays(tx, own, reason);
      const patch = { reopenedAt: this.clock.now(), reopenReason: reason };
      return toReturnView(await this.returns.update(tx, id, own.version, patch), tx.locale);
    });
  }

  private async workOut(ctx: RequestContext, input: VatPeriodInput) {
    const { version: _version, ...settings } = await this.settings.get(ctx);
    const declared = input.annual ? await this.declared(ctx, input) : { sums: [], open: null };
    const basis = { settings, period: input, adjustments: input.adjustments, declared: declared.sums };
    const { sums, ...result } = await this.calculator.calculate(ctx, basis);
    if (declared.open !== null) result.problems.push({ reason: 'otherOpen', value: declared.open });
    if (input.toDay >= localDateAt(this.clock.now(), ctx.timeZone)) {
      result.problems.push({ reason: 'notOver', value: input.toDay });
    }
    return { result, sums, settings };
  }

  /** Returns the sums that the valid returns of a year have declared; `open`: the first day of a missing one. */
  private async declared(ctx: RequestContext, { fromDay, toDay }: VatPeriodInput) {
    const { months } = await this.settings.get(ctx);
    const standing = (await this.returns.within(ctx, fromDay, toDay)).filter(
      (one) => isStanding(one) && one.kind !== 'annual',
    );
    const periods = periodsOf(Number(fromDay.slice(0, 4)), months).filter(({ annual }) => !annual);
    const missing = periods.find((period) => !standing.some(isOf(period)));
    return { sums: standing.flatMap(({ sums }) => sums.map(toSum)), open: missing?.fromDay ?? null };
  }

  /** Days that lie in a closed period already stay in it. */
  private async closeDays(tx: RequestContext, fromDay: string, toDay: string): Promise<string | null> {
    if (await this.periods.around(tx, fromDay, toDay)) return null;
    return (await this.periods.close(tx, { fromDay, toDay })).id;
  }

  private async openDays(tx: RequestContext, own: VatReturnEntity, reason: string): Promise<void> {
    const closed = await this.periods.around(tx, own.fromDay, own.toDay);
    if (closed && closed.id === own.closedPeriodId) await this.periods.reopen(tx, closed.id, reason);
  }
}

function toStored({ base, tax, ...sum }: Sum): StoredSum {
  return { ...sum, base: fromCents(base), tax: fromCents(tax) };
}

function toSum({ base, tax, ...sum }: StoredSum): Sum {
  return { ...sum, base: toCents(base), tax: toCents(tax) };
}
