import type { EntityTarget } from 'typeorm';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from './database';
import type { LicensedEntity } from './licensed-entity';

/** For so long another instance's writes may be missing where no tables are named; those of this process never are. */
const keptMilliseconds = 10_000;

interface Known<T> {
  value: T;
  mark: string;
  until: number;
}

/** Cache of values read from a licence's records, valid until the next write in the licence. */
export class Remembered<T> {
  private readonly known = new Map<string, Known<T>>();

  /**
   * `readFrom` names small tables that the value is read from, and nothing else: where other instances may write, the
   * database is asked whether they have changed, and no write is missed.
   */
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mostKept: number,
    private readonly readFrom: readonly EntityTarget<LicensedEntity>[] = [],
  ) {}

  /**
   * The value of this key, read again where a transaction of this process has written in the licence since. `key` names
   * everything the value depends on beside the licence's records: the caller's reach too. Nothing is remembered of what an
   * open transaction reads.
   */
  async of(ctx: RequestContext, key: string, read: () => Promise<T>): Promise<T> {
    if (ctx.tx) return read();
    const slot = `${ctx.licenceId} ${key}`;
    const mark = await this.markOf(ctx);
    const now = this.clock.now().getTime();
    const known = this.known.get(slot);
    if (known?.mark === mark && known.until > now) return known.value;
    const value = await read();
    if (this.known.size >= this.mostKept) this.known.clear();
    const until = this.readFrom.length > 0 ? Infinity : now + keptMilliseconds;
    this.known.set(slot, { value, mark, until });
    return value;
  }

  /** Returns what changes with every write that may have changed the value. */
  private async markOf(ctx: RequestContext): Promise<string> {
    const writes = String(this.db.writesIn(ctx.licenceId));
    // An embedded database has this one process.
    if (this.db.kind === 'sqlite' || this.readFrom.length === 0) return writes;
    const marks = this.readFrom.map((entity) => {
      const { tableName } = this.db.metadata(entity);
      return `SELECT COUNT(*) AS rows_kept, SUM(version) AS versions, MAX(updated_at) AS changed_at
        FROM ${tableName} WHERE licence_id = ?`;
    });
    const rows: unknown = await this.db.manager(ctx).query(
      marks.join(' UNION ALL '),
      marks.map(() => ctx.licenceId),
    );
    return `${writes} ${JSON.stringify(rows)}`;
  }
}
