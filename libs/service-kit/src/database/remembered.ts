import type { EntityTarget } from 'typeorm';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from './database';
import type { LicensedEntity } from './licensed-entity';

/** For so long another instance's writes may be missing where no tables are named; those of this process never are. */
const keptMilliseconds = 10_000;

/** The small tables are asked for changes of other instances this often. */
const markedMilliseconds = 1_000;

interface Mark {
  writes: string;
  text: string;
  askedAt: number;
}

interface Known<T> {
  value: T;
  mark: string;
  readAt: number;
  until: number;
}

/** Cache of values read from a licence's records, valid until the next write in the licence. */
export class Remembered<T> {
  private readonly known = new Map<string, Known<T>>();
  private readonly marks = new Map<string, Mark>();

  /**
   * `readFrom` names small tables that the value is read from, and nothing else: where other instances may write, the
   * database is asked once a second whether they have changed.
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
   * open transaction reads, and nobody is shown what was read before their own change at another instance.
   */
  async of(ctx: RequestContext, key: string, read: () => Promise<T>): Promise<T> {
    if (ctx.tx) return read();
    const slot = `${ctx.licenceId} ${key}`;
    const now = this.clock.now().getTime();
    const mark = await this.markOf(ctx, now);
    const known = this.known.get(slot);
    const isNew = known !== undefined && (ctx.ownChangesUntil === 0 || known.readAt > ctx.ownChangesUntil);
    if (isNew && known.mark === mark && known.until > now) return known.value;
    const value = await read();
    if (this.known.size >= this.mostKept) this.known.clear();
    const until = this.readFrom.length > 0 ? Infinity : now + keptMilliseconds;
    this.known.set(slot, { value, mark, readAt: now, until });
    return value;
  }

  /** Returns what changes with every write that may have changed the value. */
  private async markOf(ctx: RequestContext, now: number): Promise<string> {
    const writes = String(this.db.writesIn(ctx.licenceId));
    // An embedded database has this one process.
    if (this.db.kind === 'sqlite' || this.readFrom.length === 0) return writes;
    const last = this.marks.get(ctx.licenceId);
    const isNew = last !== undefined && now - last.askedAt < markedMilliseconds && now >= last.askedAt;
    if (isNew && last.writes === writes && last.askedAt > ctx.ownChangesUntil) return last.text;
    const text = `${writes} ${await this.stateOf(ctx, this.readFrom)}`;
    if (this.marks.size >= this.mostKept) this.marks.clear();
    this.marks.set(ctx.licenceId, { writes, text, askedAt: now });
    return text;
  }

  /** Mark of these tables; it changes with every row that is written. */
  private async stateOf(
    ctx: RequestContext,
    tables: readonly EntityTarget<LicensedEntity>[],
  ): Promise<string> {
    const marks = tables.map((entity) => {
      const { tableName } = this.db.metadata(entity);
      return `SELECT COUNT(*) AS rows_kept, SUM(version) AS versions, MAX(updated_at) AS changed_at
        FROM ${tableName} WHERE licence_id = ?`;
    });
    const rows: unknown = await this.db.manager(ctx).query(
      marks.join(' UNION ALL '),
      marks.map(() => ctx.licenceId),
    );
    return JSON.stringify(rows);
  }
}
