import { addDays, nextMonthOf, type PayrollSource } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { AbsenceRepository } from '../absence/absence.repository';
import { CreditService } from '../absence/credit.service';
import { TargetService } from '../refs/target.service';
import { Facts } from './payroll-facts';

interface Span {
  from: string;
  /** Inclusive. */
  to: string;
}

type Sum = number | string | null;
type Row<K extends string> = Record<K, string> & { employee_id: string; month: string };

/** First and last day of a month. */
export function spanOf(month: string): Span {
  const from = `${month}-01`;
  return { from, to: addDays(nextMonthOf(from), -1) };
}

/** What was worked, missed and spent, as payroll wants to know it. */
@Injectable()
export class PayrollFactsService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly targets: TargetService,
    private readonly credits: CreditService,
  ) {}

  /** Everything of these people in these months; `apart`: kinds of expenses that have a wage type of their own. */
  async of(
    ctx: RequestContext,
    employeeIds: readonly string[],
    months: readonly string[],
    apart: ReadonlySet<string>,
  ): Promise<Facts> {
    const facts = new Facts();
    for (const month of months) {
      const span = spanOf(month);
      await this.addHours(ctx, facts, span);
      await this.addExpenses(ctx, facts, span, apart);
      await this.addSurcharges(ctx, facts, span);
      await this.addAbsences(ctx, facts, employeeIds, month, span);
      await this.addTargets(ctx, facts, employeeIds, month, span);
    }
    return facts;
  }

  private async addHours(ctx: RequestContext, facts: Facts, span: Span): Promise<void> {
    const rows = await this.read<Row<never> & { seconds: Sum }>(
      ctx,
      `SELECT employee_id, SUBSTR(work_date, 1, 7) AS month, SUM(seconds) AS seconds FROM time_entries
       WHERE licence_id = ? AND work_date BETWEEN ? AND ? AND kind = 'hours' AND deleted_at IS NULL
       GROUP BY employee_id, SUBSTR(work_date, 1, 7)`,
      span,
    );
    for (const { employee_id: id, month, seconds } of rows) {
      facts.add(id, month, 'hours', { seconds: Number(seconds ?? 0) });
      facts.add(id, month, 'balance', { seconds: Number(seconds ?? 0) });
    }
  }

  /** Line by line, in decimal arithmetic. */
  private async addExpenses(
    ctx: RequestContext,
    facts: Facts,
    span: Span,
    apart: ReadonlySet<string>,
  ): Promise<void> {
    const rows = await this.read<
      Row<never> & { object_id: string | null; amount: Sum; quantity: Sum; price: Sum }
    >(
      ctx,
      `SELECT employee_id, SUBSTR(work_date, 1, 7) AS month, object_id, amount, quantity, unit_price AS price
       FROM time_entries
       WHERE licence_id = ? AND work_date BETWEEN ? AND ? AND kind = 'expenses' AND deleted_at IS NULL`,
      span,
    );
    for (const { employee_id: id, month, object_id: objectId, amount, quantity, price } of rows) {
      const money = amount === null ? new Decimal(quantity ?? 0).times(price ?? 0) : new Decimal(amount);
      const hundredths = money.times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
      const own = objectId !== null && apart.has(objectId);
      facts.add(id, month, own ? `expense:${objectId}` : 'expenses', { hundredths });
    }
  }

  private async addSurcharges(ctx: RequestContext, facts: Facts, span: Span): Promise<void> {
    const rows = await this.read<Row<'window_id'> & { seconds: Sum; hundredths: Sum }>(
      ctx,
      `SELECT employee_id, SUBSTR(work_date, 1, 7) AS month, window_id, SUM(seconds) AS seconds,
         SUM(ROUND(amount * 100)) AS hundredths
       FROM surcharge_lines WHERE licence_id = ? AND work_date BETWEEN ? AND ? AND deleted_at IS NULL
       GROUP BY employee_id, SUBSTR(work_date, 1, 7), window_id`,
      span,
    );
    for (const { employee_id: id, month, window_id: windowId, seconds, hundredths } of rows) {
      const amount = { seconds: Number(seconds ?? 0), hundredths: Number(hundredths ?? 0) };
      facts.add(id, month, `surcharge:${windowId}`, amount);
    }
  }

  private async addAbsences(
    ctx: RequestContext,
    facts: Facts,
    employeeIds: readonly string[],
    month: string,
    span: Span,
  ): Promise<void> {
    const approved = await this.absences.ofPeople(ctx, employeeIds, { ...span, states: ['approved'] });
    for (const { employeeId, type, days } of approved) {
      for (const { date, seconds, halfDays } of days) {
        if (date < span.from || date > span.to) continue;
        const source: PayrollSource = `absence:${type}`;
        facts.add(employeeId, month, source, { seconds, halfDays });
      }
    }
  }

  private async addTargets(
    ctx: RequestContext,
    facts: Facts,
    employeeIds: readonly string[],
    month: string,
    { from, to }: Span,
  ): Promise<void> {
    const target = await this.targets.onMany(ctx, employeeIds);
    const credit = await this.credits.onMany(ctx, employeeIds, from, to);
    for (const employeeId of employeeIds) {
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const seconds = target(employeeId, date);
        facts.add(employeeId, month, 'target', { seconds });
        facts.add(employeeId, month, 'balance', { seconds: credit(employeeId, date) - seconds });
      }
    }
  }

  private read<R>(ctx: RequestContext, sql: string, { from, to }: Span): Promise<R[]> {
    return this.db.manager(ctx).query<R[]>(sql, [ctx.licenceId, from, to]);
  }
}
