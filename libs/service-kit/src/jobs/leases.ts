import { randomUUID } from 'node:crypto';
import { systemContext } from '../context/request-context';
import { isUniqueViolation } from '../database/database-errors';
import type { Database } from '../database/database';
import { execute } from '../database/execute';

/** The right to do a job, until it ends; `fence` grows with every holder. */
export interface Lease {
  name: string;
  fence: number;
}

/**
 * Leases on the database's clock, so that many instances share a job. (GET_LOCK is no use: on Galera both nodes get it.)
 */
export class Leases {
  readonly holder = randomUUID();
  private readonly known = new Set<string>();

  constructor(private readonly db: Database) {}

  /** The lease, where nobody holds it and its next run is due; else null. */
  async acquire(name: string, seconds: number): Promise<Lease | null> {
    await this.ensure(name);
    return this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      const manager = this.db.writing(ctx);
      const taken = await execute(
        manager,
        `UPDATE job_leases SET holder = ?, fence = fence + 1, expires_at = ${this.later(seconds)}
         WHERE name = ? AND expires_at <= ${this.now} AND next_run_at <= ${this.now}`,
        [this.holder, name],
      );
      if (taken !== 1) return null;
      const [row]: { fence: number | string }[] = await manager.query(
        'SELECT fence FROM job_leases WHERE name = ?',
        [name],
      );
      return { name, fence: Number(row?.fence ?? 0) };
    });
  }

  /** Holds it for longer; null where somebody else has it by now. */
  async renew(lease: Lease, seconds: number): Promise<Lease | null> {
    const kept = await this.db.tx(systemContext({ licenceId: '' }), (ctx) =>
      execute(
        this.db.writing(ctx),
        `UPDATE job_leases SET expires_at = ${this.later(seconds)} WHERE name = ? AND holder = ? AND fence = ?`,
        [lease.name, this.holder, lease.fence],
      ),
    );
    return kept === 1 ? lease : null;
  }

  /** Gives it back; the next run is due in so many seconds. A holder that was overtaken changes nothing. */
  async release(lease: Lease, nextRunSeconds: number): Promise<void> {
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) =>
      execute(
        this.db.writing(ctx),
        `UPDATE job_leases SET expires_at = ${this.now}, next_run_at = ${this.later(nextRunSeconds)}
         WHERE name = ? AND holder = ? AND fence = ?`,
        [lease.name, this.holder, lease.fence],
      ),
    );
  }

  /** Forgets it: for leases of something that happens once. */
  async drop(lease: Lease): Promise<void> {
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) =>
      execute(this.db.writing(ctx), 'DELETE FROM job_leases WHERE name = ? AND holder = ? AND fence = ?', [
        lease.name,
        this.holder,
        lease.fence,
      ]),
    );
    this.known.delete(lease.name);
  }

  private async ensure(name: string): Promise<void> {
    if (this.known.has(name)) return;
    try {
      await this.db.tx(systemContext({ licenceId: '' }), (ctx) =>
        execute(
          this.db.writing(ctx),
          `INSERT INTO job_leases (name, holder, fence, expires_at, next_run_at)
           VALUES (?, ?, 0, ${this.now}, ${this.now})`,
          [name, this.holder],
        ),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    this.known.add(name);
  }

  private get now(): string {
    return this.db.kind === 'sqlite' ? "strftime('%Y-%m-%d %H:%M:%f', 'now')" : 'UTC_TIMESTAMP(3)';
  }

  private later(seconds: number): string {
    return this.db.kind === 'sqlite'
      ? `strftime('%Y-%m-%d %H:%M:%f', 'now', '+${seconds.toFixed(3)} seconds')`
      : `UTC_TIMESTAMP(3) + INTERVAL ${Math.round(seconds * 1000) * 1000} MICROSECOND`;
  }
}
