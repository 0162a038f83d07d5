import { execute, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity, EntryRepository } from '../entry-record';

/** The entries of a project and day as a report lists them. Reaches what the list of entries reaches. */
@Injectable()
export class ReportLineRepository extends EntryRepository {
  /** Entries that are on no finished report, by person and time. */
  async free(ctx: RequestContext, projectId: string, workDate: string): Promise<EntryEntity[]> {
    const qb = this.query(ctx)
      .andWhere('entry.projectId = :projectId AND entry.workDate = :workDate', { projectId, workDate })
      .andWhere('entry.dayReportId IS NULL')
      .orderBy('employee.lastName')
      .addOrderBy('employee.firstName')
      .addOrderBy('CASE WHEN entry.start_at IS NULL THEN 1 ELSE 0 END')
      .addOrderBy('entry.startAt')
      .addOrderBy('entry.id');
    return this.many(qb);
  }

  /**
   * Holds these entries until the transaction ends; answers whose they are. Reads past the transaction's snapshot, so that
   * what is read afterwards is what others have committed.
   */
  async lock(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const lock = this.db.kind === 'mysql' ? ' FOR UPDATE' : '';
    const rows = await this.db.writing(ctx).query<{ employee_id: string }[]>(
      `SELECT employee_id FROM time_entries
       WHERE licence_id = ? AND id IN (${ids.map(() => '?').join(', ')}) ORDER BY id${lock}`,
      [ctx.licenceId, ...ids],
    );
    return [...new Set(rows.map((row) => row.employee_id))].toSorted();
  }

  /**
   * Closes entries by a report. No new version: what is recorded has not changed, only that nobody may change it any more.
   */
  async close(ctx: RequestContext, ids: readonly string[], report: { id: string; number: string }) {
    if (ids.length === 0) return;
    await execute(
      this.db.writing(ctx),
      `UPDATE time_entries SET day_report_id = ?, day_report_number = ?
       WHERE licence_id = ? AND id IN (${ids.map(() => '?').join(', ')})`,
      [report.id, report.number, ctx.licenceId, ...ids],
    );
  }

  /** Lets the entries of a report change again. */
  async release(
    ctx: RequestContext,
    { id, projectId, workDate }: { id: string; projectId: string; workDate: string },
  ): Promise<void> {
    await execute(
      this.db.writing(ctx),
      `UPDATE time_entries SET day_report_id = NULL, day_report_number = NULL
       WHERE licence_id = ? AND project_id = ? AND work_date = ? AND day_report_id = ?`,
      [ctx.licenceId, projectId, workDate, id],
    );
  }
}
