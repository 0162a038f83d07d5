import { Database, execute, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const ownRow = 'licence_id = ? AND year = ?';
const digits = 4;

/**
 * Numbers without a gap: `R-2026-0001`. The counter's row is raised in the transaction that finishes the report, so a
 * rollback gives the number back, and a second one waits for the first one's end.
 */
@Injectable()
export class ReportCounter {
  constructor(private readonly db: Database) {}

  /**
   * Waits until nobody else of the licence finishes a report of this year. Must be the first thing a transaction does:
   * MariaDB refuses to raise a counter that changed after the transaction's first read.
   */
  async lock(ctx: RequestContext, year: string): Promise<void> {
    const manager = this.db.writing(ctx);
    const key = [ctx.licenceId, year];
    const touch = `UPDATE day_report_counters SET next_value = next_value WHERE ${ownRow}`;
    if ((await execute(manager, touch, key)) > 0) return;
    const insert = 'INSERT INTO day_report_counters (licence_id, year, next_value) VALUES (?, ?, 1)';
    try {
      await execute(manager, insert, key);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await execute(manager, touch, key);
    }
  }

  /** Returns the next number, if nobody uses it before. */
  async peek(ctx: RequestContext, year: string): Promise<string> {
    const [row] = await this.db
      .manager(ctx)
      .query<{ next_value: number }[]>(`SELECT next_value FROM day_report_counters WHERE ${ownRow}`, [
        ctx.licenceId,
        year,
      ]);
    return numberOf(year, Number(row?.next_value ?? 1));
  }

  /** The next number of the year; in a transaction that holds the lock. */
  async next(ctx: RequestContext, year: string): Promise<string> {
    const manager = this.db.writing(ctx);
    const key = [ctx.licenceId, year];
    await execute(manager, `UPDATE day_report_counters SET next_value = next_value + 1 WHERE ${ownRow}`, key);
    const [row] = await manager.query<{ next_value: number }[]>(
      `SELECT next_value FROM day_report_counters WHERE ${ownRow}`,
      key,
    );
    if (!row) throw new Error(`the counter of day reports ${year} has no row`);
    return numberOf(year, Number(row.next_value) - 1);
  }
}

function numberOf(year: string, value: number): string {
  return `R-${year}-${String(value).padStart(digits, '0')}`;
}
