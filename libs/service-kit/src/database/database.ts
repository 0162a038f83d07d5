import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  DataSource,
  EntityManager,
  EntityMetadata,
  EntityTarget,
  ObjectLiteral,
  QueryRunner,
} from 'typeorm';
import { commonError } from '../errors/app-error';
import { personalLicenceId } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import { isLostConnection, isRetryable } from './database-errors';
import { LastWrites } from './last-writes';
import type { Statement } from './statement';
import { Mutex } from './mutex';
import { OutsideWork } from './outside-work';
import { commitWith, hasRead, sendSoon } from './plain-statements';
import { withRetry } from './retry';
import type { RowMapper } from './row-mapper';

/** Longest time in which consecutive transactions may keep the event loop of an embedded database from others. */
const mostMillisecondsInTurn = 5;

export type DatabaseKind = 'sqlite' | 'mysql';

/** Work and writes of the end of a transaction; each attempt has its own. */
interface After {
  beforeCommit: Map<string, () => Promise<void>>;
  afterCommit: (() => void)[];
  afterRollback: (() => void)[];
  /** Licences that the transaction writes in. */
  written: Set<string>;
  outside: OutsideWork;
  last: LastWrites;
}

type Work<T> = (ctx: RequestContext) => Promise<T>;

/**
 * The one way to the database. Reads go where they are asked for; writes need a transaction.
 *
 * SQLite has two connections: a writer that one transaction at a time owns, and a read-only one for everything outside
 * of a transaction. (TypeORM shares one connection among all callers, so interleaved transactions would commit and roll
 * back each other's work.) MySQL has a pool for each of the two; a transaction that loses a race is repeated as a whole.
 */
export class Database {
  private readonly mutex = new Mutex();
  private readonly flow = new AsyncLocalStorage<true>();
  private readonly writes = new Map<string, number>();
  private turnedAt = 0;
  /** Number of repeated transactions; for the metrics. */
  retries = 0;
  /** Number of times a connection had to be waited for; for the metrics. */
  waits = 0;

  constructor(
    private readonly writer: DataSource,
    private readonly reader: DataSource,
    readonly kind: DatabaseKind,
    /** Told of what fails after a commit, when the caller can no longer be. */
    private readonly onLateError: (error: unknown) => void,
  ) {
    for (const { driver } of [writer, reader]) {
      const { pool } = driver as unknown as { pool?: { on(event: 'enqueue', told: () => void): void } };
      pool?.on('enqueue', () => {
        this.waits += 1;
      });
    }
  }

  /** The open transaction's manager, else the one for reading. */
  manager(ctx: RequestContext): EntityManager {
    return ctx.tx ?? this.reader.manager;
  }

  /** The open transaction's manager; throws outside of one. */
  writing(ctx: RequestContext): EntityManager {
    if (!ctx.tx) throw new Error('A write needs a transaction: call it inside db.tx(ctx, …)');
    ctx.noteWrite();
    return ctx.tx;
  }

  /**
   * Returns true if what others commit from now on is no part of what the open transaction sees: on MySQL after its first
   * read without a lock.
   */
  seesOldState(ctx: RequestContext): boolean {
    return this.kind === 'mysql' && ctx.tx !== undefined && hasRead(ctx.tx);
  }

  /**
   * Inserts rows that nothing in the open transaction reads: with its commit, together with others of their table. `ending`:
   * what becomes of rows that are there.
   */
  async insertLast<E extends ObjectLiteral>(
    ctx: RequestContext,
    mapper: RowMapper<E>,
    rows: readonly E[],
    ending = '',
  ): Promise<void> {
    this.lastOf(ctx).addRows(mapper, rows, ending);
    if (ctx.lastWrites?.isFull) await this.writeOut(ctx);
  }

  /** Runs a statement, whose outcome nothing in the open transaction depends on, with its commit. */
  runLast(ctx: RequestContext, sql: string, values: readonly unknown[]): void {
    this.lastOf(ctx).addStatement({ sql, values: [...values] });
  }

  /** Runs a statement together with the next one of the open transaction, which fails where this does. */
  async runSoon(ctx: RequestContext, sql: string, values: readonly unknown[]): Promise<void> {
    await sendSoon(this.writing(ctx), [{ sql, values: [...values] }]);
  }

  /** Writes now what waits for the commit, for those who read or erase it in the same transaction. */
  async writeOut(ctx: RequestContext): Promise<void> {
    await writeEach(this.writing(ctx), ctx.lastWrites?.take() ?? []);
  }

  private lastOf(ctx: RequestContext): LastWrites {
    this.writing(ctx);
    if (!ctx.lastWrites) throw new Error('A write needs a transaction');
    return ctx.lastWrites;
  }

  /** Runs one writing statement as a transaction of its own. */
  async write(ctx: RequestContext, sql: string, values: readonly unknown[]): Promise<void> {
    if (this.kind === 'sqlite' || ctx.tx) {
      await this.tx(ctx, async (tx) => this.writing(tx).query(sql, [...values]));
      return;
    }
    const onRetry = () => {
      this.retries += 1;
    };
    // A single statement commits by itself.
    await withRetry(() => this.writer.query(sql, [...values]), onRetry);
  }

  /** A number that grows with every transaction of this process that writes in the licence or of what belongs to people. */
  writesIn(licenceId: string): number {
    return (this.writes.get(licenceId) ?? 0) + (this.writes.get(personalLicenceId) ?? 0);
  }

  metadata<E extends ObjectLiteral>(entity: EntityTarget<E>): EntityMetadata {
    return this.writer.getMetadata(entity);
  }

  get dataSource(): DataSource {
    return this.writer;
  }

  /**
   * Runs `work` in a transaction; inside one already, joins it. Use the context `work` is given, never the outer one.
   * `work` may run more than once, so it must not do anything that cannot be rolled back: use `ctx.afterCommit`.
   */
  async tx<T>(ctx: RequestContext, work: Work<T>): Promise<T> {
    if (ctx.tx) return work(ctx);
    if (this.flow.getStore()) {
      throw new Error(
        'A transaction is open in this call: pass the context db.tx gave you, not the outer one',
      );
    }
    const afterCommit: (() => void)[] = [];
    const written = new Set<string>();
    const outside = new OutsideWork();
    const attempt = () => {
      afterCommit.length = 0;
      const after: After = {
        ...{ beforeCommit: new Map(), afterCommit, afterRollback: [] },
        ...{ written, outside, last: new LastWrites() },
      };
      return this.flow.run(true, () =>
        this.kind === 'sqlite'
          ? this.inTurn(() => this.sqliteTransaction(ctx, work, after))
          : this.mysqlTransaction(ctx, work, after),
      );
    };
    const onRetry = () => {
      this.retries += 1;
    };
    // Also where it failed: whether a commit took place is not always known.
    const result = await outside
      .during(() => withRetry(attempt, onRetry))
      .finally(() => {
        for (const licenceId of written) this.writes.set(licenceId, (this.writes.get(licenceId) ?? 0) + 1);
      });
    this.runAll(afterCommit);
    await this.giveWay();
    return result;
  }

  /**
   * SQLite answers in this thread without a turn of the event loop: what writes one transaction after the other would hold
   * up everybody's requests until it is through.
   */
  private async giveWay(): Promise<void> {
    if (this.kind !== 'sqlite' || performance.now() - this.turnedAt < mostMillisecondsInTurn) return;
    await nextTurn();
    this.turnedAt = performance.now();
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.mutex.isBusy) this.waits += 1;
    return this.mutex.run(work);
  }

  /** The work is kept, or taken back: nothing that fails from here on may look as if it were not. */
  private runAll(actions: readonly (() => void)[]): void {
    for (const action of actions) {
      try {
        action();
      } catch (error) {
        this.onLateError(error);
      }
    }
  }

  private async sqliteTransaction<T>(ctx: RequestContext, work: Work<T>, after: After) {
    // A view of the shared runner that can be switched off: a call that outlives its transaction fails instead of
    // writing into somebody else's.
    const shared = this.writer.createQueryRunner();
    const runner = Object.create(shared) as QueryRunner & { isReleased: boolean };
    Object.defineProperty(runner, 'isReleased', { value: false, writable: true });
    const manager = this.writer.createEntityManager(runner);
    await shared.query('BEGIN IMMEDIATE');
    try {
      const result = await work(ctx.withTransaction({ manager, ...after }));
      await runEach(after.beforeCommit);
      await writeEach(manager, after.last.take());
      runner.isReleased = true;
      await shared.query('COMMIT');
      return result;
    } catch (error) {
      runner.isReleased = true;
      if (this.sqliteInTransaction()) await shared.query('ROLLBACK');
      this.runAll(after.afterRollback);
      throw error;
    }
  }

  /** A failed statement may have rolled back on its own. */
  private sqliteInTransaction(): boolean {
    const driver = this.writer.driver as unknown as { databaseConnection: { inTransaction: boolean } };
    return driver.databaseConnection.inTransaction;
  }

  private async mysqlTransaction<T>(ctx: RequestContext, work: Work<T>, after: After) {
    const runner = this.writer.createQueryRunner();
    let committing = false;
    try {
      await runner.startTransaction();
      const result = await work(ctx.withTransaction({ manager: runner.manager, ...after }));
      await runEach(after.beforeCommit);
      const last = after.last.take();
      committing = true;
      await commitWith(runner, last);
      await runner.release();
      return result;
    } catch (error) {
      await giveUp(runner, error);
      // Nobody knows whether this commit took place: repeating it could do the work twice.
      if (committing && isLostConnection(error))
        throw commonError('UNAVAILABLE', undefined, { cause: error });
      this.runAll(after.afterRollback);
      throw error;
    }
  }

  /** Answers when the database does; for health. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
  }

  /** For code outside of a request: whether an error is worth another try. */
  isTransient(error: unknown): boolean {
    return isRetryable(error);
  }
}

/** Runs each work, and those that they add meanwhile. */
async function runEach(works: Map<string, () => Promise<void>>): Promise<void> {
  for (const [key, work] of works) {
    works.delete(key);
    await work();
  }
}

async function writeEach(manager: EntityManager, statements: readonly Statement[]): Promise<void> {
  for (const { sql, values } of statements) await manager.query(sql, values);
}

/** Rolls back and gives the connection back; one that cannot be rolled back is closed instead. */
async function giveUp(runner: QueryRunner, reason: unknown): Promise<void> {
  try {
    if (isLostConnection(reason)) throw reason;
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  } catch {
    // The connection is broken, which `reason` says already: close it, the server rolls back by itself.
    const connection: unknown = await runner.connect().catch(() => undefined);
    if (hasDestroy(connection)) connection.destroy();
  }
}

function hasDestroy(connection: unknown): connection is { destroy(): void } {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'destroy' in connection &&
    typeof connection.destroy === 'function'
  );
}
