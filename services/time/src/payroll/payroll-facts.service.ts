import { addDays, mondayOf, nextMonthOf, weekdayOf } from '@jahrring/contracts-common';
import { type PayrollLeftOutReason, type PayrollSource } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { AbsenceRepository, CreditService } from '../absence';
import { OvertimeService } from '../law';
import { TargetService } from '../target';
import { Facts } from './payroll-facts';
import { isHourlyPaid, leftOutReason, type Member, type MonthSpan } from './payroll-staff';

type Sum = number | string | null;
type Row<K extends string> = Record<K, string> & { employee_id: string; month: string };

/** A member's month that does not go to payroll. */
export interface LeftOutMonth {
  employeeId: string;
  month: string;
  reason: PayrollLeftOutReason;
  recordedSeconds: number;
}

export interface Gathered {
  facts: Facts;
  leftOut: LeftOutMonth[];
}

/** First and last day of a month. */
export function spanOf(month: string): MonthSpan {
  const from = `${month}-01`;
  return { from, to: addDays(nextMonthOf(from), -1) };
}

/** Work, absences and expenses, in the form that payroll needs. */
@Injectable()
export class PayrollFactsService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly targets: TargetService,
    private readonly credits: CreditService,
    private readonly overtime: OvertimeService,
  ) {}

  /**
   * Everything of these members in these months; of who is left out in a month, nothing but why and the hours recorded.
   * `fed`: the sources that have a wage type.
   */
  async of(
    ctx: RequestContext,
    members: ReadonlyMap<string, Member>,
    months: readonly string[],
    fed: ReadonlySet<string>,
  ): Promise<Gathered> {
    const gathered: Gathered = { facts: new Facts(), leftOut: [] };
    const { facts } = gathered;
    for (const month of months) {
      const span = spanOf(month);
      await this.addHours(ctx, facts, span);
      await this.addExpenses(ctx, facts, span, fed);
      await this.addSurcharges(ctx, facts, span);
      await this.addAbsences(ctx, facts, members, month, span);
      const staff = leaveOut(gathered, members, month);
      await this.addTargets(ctx, facts, staff, month, span);
      if (fed.has('overtime') || fed.has('overtime_legal')) {
        await this.addOvertime(ctx, facts, [...staff.keys()], month);
      }
    }
    return gathered;
  }

  private async addHours(ctx: RequestContext, facts: Facts, span: MonthSpan): Promise<void> {
    const rows = await this.read<Row<never> & { seconds: Sum }>(
      ctx,
      `SELECT employee_id, SUBSTR(work_date, 1, 7) AS month, SUM(seconds) AS seconds FROM time_entries
       WHERE licence_id = ? AND work_date BETWEEN ? AND ? AND kind = 'hours' AND deleted_at IS NULL
       GROUP BY employee_id, SUBSTR(work_date, 1, 7)`,
      span,
    );
    for (const { employee_id: id, month, seconds } of rows) {
      facts.add(id, month, 'hours', { seconds: Number(seconds ?? 0) });
    }
  }

  /** Line by line, in decimal arithmetic. */
  private async addExpenses(
    ctx: RequestContext,
    facts: Facts,
    span: MonthSpan,
    fed: ReadonlySet<string>,
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
      const own = objectId !== null && fed.has(`expense:${objectId}`);
      facts.add(id, month, own ? `expense:${objectId}` : 'expenses', { hundredths });
    }
  }

  private async addSurcharges(ctx: RequestContext, facts: Facts, span: MonthSpan): Promise<void> {
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
    members: ReadonlyMap<string, Member>,
    month: string,
    { from, to }: MonthSpan,
  ): Promise<void> {
    const approved = await this.absences.ofPeople(ctx, [...members.keys()], {
      from,
      to,
      states: ['approved'],
    });
    for (const { employeeId, type, days } of approved) {
      const { startsOn = from, endsOn = to } = members.get(employeeId)?.employment ?? {};
      for (const { date, seconds, halfDays } of days) {
        // An absence can reach into other months, and past the day of leaving.
        if (date < from || date > to || date < startsOn || date > endsOn) continue;
        const source: PayrollSource = `absence:${type}`;
        facts.add(employeeId, month, source, { seconds, halfDays });
      }
    }
  }

  /**
   * Adds targets and balances; people paid by the hour have no target, and therefore no balance: all their time is
   * already in the hours.
   */
  private async addTargets(
    ctx: RequestContext,
    facts: Facts,
    staff: ReadonlyMap<string, Member>,
    month: string,
    { from, to }: MonthSpan,
  ): Promise<void> {
    const ids = [...staff.keys()];
    const target = await this.targets.onMany(ctx, ids);
    const credit = await this.credits.onMany(ctx, ids, from, to);
    for (const [employeeId, { employment }] of staff) {
      if (isHourlyPaid(employment, { from, to })) continue;
      const { startsOn = from, endsOn = to } = employment ?? {};
      facts.add(employeeId, month, 'balance', facts.of(employeeId, month, 'hours'));
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const seconds = target(employeeId, date);
        const credited = date < startsOn || date > endsOn ? 0 : credit(employeeId, date);
        facts.add(employeeId, month, 'target', { seconds });
        facts.add(employeeId, month, 'balance', { seconds: credited - seconds });
      }
    }
  }

  /** Of the weeks whose Sunday lies in the month: each week is in one month alone. */
  private async addOvertime(
    ctx: RequestContext,
    facts: Facts,
    employeeIds: readonly string[],
    month: string,
  ): Promise<void> {
    const { from, to } = spanOf(month);
    const last = addDays(to, -weekdayOf(to) % 7);
    const [firstMonday, lastMonday] = [mondayOf(from), mondayOf(last)];
    const overtime = await this.overtime.ofMany(ctx, employeeIds, firstMonday, lastMonday);
    for (const employeeId of employeeIds) {
      for (let monday = firstMonday; monday <= lastMonday; monday = addDays(monday, 7)) {
        const { contract, legal } = overtime(employeeId, monday);
        facts.add(employeeId, month, 'overtime', { seconds: contract });
        facts.add(employeeId, month, 'overtime_legal', { seconds: legal });
      }
    }
  }

  private read<R>(ctx: RequestContext, sql: string, { from, to }: MonthSpan): Promise<R[]> {
    return this.db.manager(ctx).query<R[]>(sql, [ctx.licenceId, from, to]);
  }
}

/** Takes out of the facts of a month who has no wage in it; answers the others. */
function leaveOut(
  { facts, leftOut }: Gathered,
  members: ReadonlyMap<string, Member>,
  month: string,
): Map<string, Member> {
  const staff = new Map<string, Member>();
  for (const [employeeId, member] of members) {
    const reason = leftOutReason(member, spanOf(month), facts.has(employeeId, month));
    if (!reason) {
      staff.set(employeeId, member);
      continue;
    }
    const { seconds: recordedSeconds } = facts.of(employeeId, month, 'hours');
    leftOut.push({ employeeId, month, reason, recordedSeconds });
    facts.leaveOut(employeeId, month);
  }
  return staff;
}
