import { Database, execute, isUniqueViolation, PerTransaction } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const raise =
  'UPDATE ledger_counters SET next_number = next_number + ?, changes = changes + 1 WHERE licence_id = ?';

/** Numbers of entries without a gap, and the lock under which the licence's books are written. */
@Injectable()
export class LedgerCounter {
  private readonly locked = new PerTransaction<void>();

  constructor(private readonly db: Database) {}

  /**
   * Waits until nobody else of the licence books. Best the first thing a transaction does: MariaDB repeats one that read before
   * somebody else booked. Once locked, the books stay so until the transaction ends.
   */
  lock(tx: RequestContext): Promise<void> {
    return this.locked.get(tx, () => this.takeLock(tx));
  }

  private async takeLock(tx: RequestContext): Promise<void> {
    const manager = this.db.writing(tx);
    if ((await execute(manager, raise, [0, tx.licenceId])) > 0) return;
    try {
      const insert = 'INSERT INTO ledger_counters (licence_id, next_number, changes) VALUES (?, 1, 1)';
      await execute(manager, insert, [tx.licenceId]);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await execute(manager, raise, [0, tx.licenceId]);
    }
  }

  /** A number that is another one once anything was written to the books; what is read after it is as new or newer. */
  async changes(ctx: RequestContext): Promise<number> {
    const select = 'SELECT changes FROM ledger_counters WHERE licence_id = ?';
    const [row] = await this.db.manager(ctx).query<{ changes: number }[]>(select, [ctx.licenceId]);
    return Number(row?.changes ?? 0);
  }

  /** The next number; the licence is locked until the transaction ends. */
  async next(tx: RequestContext): Promise<number> {
    await this.lock(tx);
    await execute(this.db.writing(tx), raise, [1, tx.licenceId]);
    const select = 'SELECT next_number FROM ledger_counters WHERE licence_id = ?';
    const [row] = await this.db.writing(tx).query<{ next_number: number }[]>(select, [tx.licenceId]);
    return Number(row?.next_number) - 1;
  }
}
