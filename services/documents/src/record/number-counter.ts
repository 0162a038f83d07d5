import { formatNumber, numberPeriod } from '@jahrring/contracts-documents';
import type { DocumentType, NumberSeries } from '@jahrring/contracts-documents';
import { Database, execute, isUniqueViolation } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const OWN_ROW = 'licence_id = ? AND name = ? AND period = ?';
const INSERT_ROW = 'INSERT INTO number_counters (licence_id, name, period, next_value)';
const REFERENCE_COUNTER = 'payment_reference';

/**
 * Numbers without a gap: the counter's row is raised in the transaction that issues the document, so a rollback gives
 * the number back and a second issuer waits for the first one's end.
 */
@Injectable()
export class NumberCounter {
  constructor(private readonly db: Database) {}

  /**
   * Waits until nobody else of the licence issues. Must be the first thing a transaction does: MariaDB refuses to raise
   * a counter that changed after the transaction's first read, and issuers would only repeat each other's work.
   */
  async lock(ctx: RequestContext): Promise<void> {
    const manager = this.db.writing(ctx);
    const key = [ctx.licenceId, REFERENCE_COUNTER, ''];
    const touch = `UPDATE number_counters SET next_value = next_value WHERE ${OWN_ROW}`;
    if ((await execute(manager, touch, key)) > 0) return;
    try {
      await execute(manager, `${INSERT_ROW} VALUES (?, ?, ?, 1)`, key);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await execute(manager, touch, key);
    }
  }

  /** The next number of a series. `date` is the document's, in the licence's time zone. */
  async nextNumber(
    ctx: RequestContext,
    type: DocumentType,
    series: NumberSeries,
    date: string,
  ): Promise<string> {
    return formatNumber(series, date, await this.next(ctx, type, periodOf(series, date)));
  }

  /** Returns the next number of a series, provided that nobody issues in the meantime. */
  async peek(ctx: RequestContext, type: DocumentType, series: NumberSeries, date: string): Promise<number> {
    const key = [ctx.licenceId, type, periodOf(series, date)];
    const select = `SELECT next_value FROM number_counters WHERE ${OWN_ROW}`;
    const [row] = await this.db.manager(ctx).query<{ next_value: number }[]>(select, key);
    return Number(row?.next_value ?? 1);
  }

  /**
   * Lets a series go on with a higher number, in a transaction that holds the lock. Returns false where that number has
   * been passed already.
   */
  async raise(
    ctx: RequestContext,
    type: DocumentType,
    series: NumberSeries,
    { date, next }: { date: string; next: number },
  ): Promise<boolean> {
    const current = await this.peek(ctx, type, series, date);
    if (next < current) return false;
    if (next === current) return true;
    const manager = this.db.writing(ctx);
    const key = [ctx.licenceId, type, periodOf(series, date)];
    const raise = `UPDATE number_counters SET next_value = ? WHERE ${OWN_ROW}`;
    if ((await execute(manager, raise, [next, ...key])) > 0) return true;
    await execute(manager, `${INSERT_ROW} VALUES (?, ?, ?, ?)`, [...key, next]);
    return true;
  }

  /** The next count for payment references; it never starts anew. */
  nextReference(ctx: RequestContext): Promise<number> {
    return this.next(ctx, REFERENCE_COUNTER, '');
  }

  private async next(ctx: RequestContext, name: string, period: string): Promise<number> {
    const manager = this.db.writing(ctx);
    const key = [ctx.licenceId, name, period];
    const raise = `UPDATE number_counters SET next_value = next_value + 1 WHERE ${OWN_ROW}`;
    if ((await execute(manager, raise, key)) === 0 && (await this.begin(ctx, key))) return 1;
    const [row] = await manager.query<{ next_value: number }[]>(
      `SELECT next_value FROM number_counters WHERE ${OWN_ROW}`,
      key,
    );
    if (!row) throw new Error(`the counter ${name} ${period} has no row`);
    return Number(row.next_value) - 1;
  }

  /** Makes the row of a new period; false when somebody made it meanwhile, whose count is then raised. */
  private async begin(ctx: RequestContext, key: readonly string[]): Promise<boolean> {
    const manager = this.db.writing(ctx);
    try {
      await execute(manager, `${INSERT_ROW} VALUES (?, ?, ?, 2)`, key);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await execute(manager, `UPDATE number_counters SET next_value = next_value + 1 WHERE ${OWN_ROW}`, key);
      return false;
    }
  }
}

/** The counter's row of a series at a date: a changed prefix begins anew. */
function periodOf(series: NumberSeries, date: string): string {
  return `${series.prefix}${numberPeriod(series.format, date)}`;
}
