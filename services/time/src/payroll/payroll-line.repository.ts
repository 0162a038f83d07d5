import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import type { EntryMarked, PayrollSource } from '@jahrring/contracts-time';
import { Injectable } from '@nestjs/common';
import { Facts, hourStep } from './payroll-facts';
import { spanOf } from './payroll-facts.service';
import { PayrollLineEntity } from './payroll-line.entity';

type Sum = number | string;

interface HandedOver {
  employee_id: string;
  month: string;
  source: PayrollSource;
  seconds: Sum;
  half_days: Sum;
  hundredths: Sum;
}

/** Amounts that were handed over, and their mark on the entries. */
@Injectable()
export class PayrollLineRepository extends LicensedRepository<PayrollLineEntity> {
  constructor(services: RepositoryServices) {
    super(services, PayrollLineEntity, { name: 'payroll_line', audit: false, softDelete: false });
  }

  ofRun(ctx: RequestContext, runId: string): Promise<PayrollLineEntity[]> {
    const qb = this.query(ctx).andWhere('payroll_line.runId = :runId', { runId });
    return this.many(
      qb
        .orderBy('payroll_line.lastName')
        .addOrderBy('payroll_line.firstName')
        .addOrderBy('payroll_line.employeeId')
        .addOrderBy('payroll_line.month')
        .addOrderBy('payroll_line.wageNumber')
        .addOrderBy('payroll_line.id'),
    );
  }

  /**
   * The sum of all hand-overs of these months that were not taken back; `besides` is not counted either. Hours count as they were
   * told, each line in hundredths: older lines are kept to the second.
   */
  async handedOver(ctx: RequestContext, months: readonly string[], besides = ''): Promise<Facts> {
    const facts = new Facts();
    const rows = await this.db.manager(ctx).query<HandedOver[]>(
      `SELECT l.employee_id, l.month, l.source,
         SUM(CASE WHEN l.unit = 'hours' THEN ROUND(l.seconds / ${hourStep}.0) * ${hourStep} ELSE l.seconds END) AS seconds,
         SUM(l.half_days) AS half_days,
         SUM(l.hundredths) AS hundredths
       FROM payroll_lines l JOIN payroll_runs r ON r.id = l.run_id AND r.licence_id = l.licence_id
       WHERE l.licence_id = ? AND r.state <> 'taken_back' AND r.id <> ? AND l.month IN (${months.map(() => '?').join(', ')})
       GROUP BY l.employee_id, l.month, l.source`,
      [ctx.licenceId, besides, ...months],
    );
    for (const { employee_id: id, month, source, ...sums } of rows) {
      const { seconds, half_days: halfDays, hundredths } = sums;
      const amount = { seconds: Number(seconds), halfDays: Number(halfDays), hundredths: Number(hundredths) };
      facts.add(id, month, source, amount);
    }
    return facts;
  }

  /** Entries of a person's month went with this hand-over; returns them. No new version: what was recorded has not changed. */
  async markEntries(
    ctx: RequestContext,
    runId: string,
    employeeId: string,
    month: string,
  ): Promise<EntryMarked[]> {
    const { from, to } = spanOf(month);
    const { values } = this.mapper.assignments({ createdAt: this.now() });
    await execute(
      this.db.writing(ctx),
      `UPDATE time_entries SET exported_at = ?, payroll_run_id = ?
       WHERE licence_id = ? AND employee_id = ? AND work_date BETWEEN ? AND ?
         AND kind IN ('hours', 'expenses') AND exported_at IS NULL AND deleted_at IS NULL`,
      [...values, runId, ctx.licenceId, employeeId, from, to],
    );
    const ofMonth = 'AND employee_id = ? AND work_date BETWEEN ? AND ?';
    return this.markedBy(ctx, runId, { sql: ofMonth, values: [employeeId, from, to] });
  }

  /** Removes the mark of a hand-over from its entries; returns them. */
  async unmarkEntries(ctx: RequestContext, runId: string): Promise<EntryMarked[]> {
    const marked = await this.markedBy(ctx, runId);
    await execute(
      this.db.writing(ctx),
      'UPDATE time_entries SET exported_at = NULL, payroll_run_id = NULL WHERE licence_id = ? AND payroll_run_id = ?',
      [ctx.licenceId, runId],
    );
    return marked.map((entry) => ({ ...entry, exported: false }));
  }

  private async markedBy(
    ctx: RequestContext,
    runId: string,
    { sql, values }: { sql: string; values: readonly string[] } = { sql: '', values: [] },
  ): Promise<EntryMarked[]> {
    const rows = await this.db.writing(ctx).query<{ id: string; confirmed: Sum }[]>(
      `SELECT id, CASE WHEN confirmed_at IS NULL THEN 0 ELSE 1 END AS confirmed FROM time_entries
       WHERE licence_id = ? AND payroll_run_id = ? ${sql} ORDER BY id`,
      [ctx.licenceId, runId, ...values],
    );
    return rows.map(({ id, confirmed }) => ({ id, confirmed: Number(confirmed) === 1, exported: true }));
  }

  /** Hours and expenses of a month that wait and that nobody has confirmed, by person. */
  async unconfirmed(ctx: RequestContext, month: string): Promise<Map<string, number>> {
    const { from, to } = spanOf(month);
    const rows = await this.db.manager(ctx).query<{ employee_id: string; found: Sum }[]>(
      `SELECT employee_id, COUNT(*) AS found FROM time_entries
       WHERE licence_id = ? AND work_date BETWEEN ? AND ? AND confirmed_at IS NULL AND exported_at IS NULL
         AND deleted_at IS NULL AND kind IN ('hours', 'expenses')
       GROUP BY employee_id`,
      [ctx.licenceId, from, to],
    );
    return new Map(rows.map((row) => [row.employee_id, Number(row.found)]));
  }
}
