import { QueryFailedError, QueryResult, QueryRunnerAlreadyReleasedError, SelectQueryBuilder } from 'typeorm';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { Statement } from './statement';

interface Connection {
  promise(): { query(sql: string, parameters?: unknown[]): Promise<unknown> };
}

/** TypeORM's runner of statements on MySQL, with what it keeps to itself. */
interface MysqlRunner {
  isReleased: boolean;
  dataSource: DataSource;
  databaseConnection?: Connection;
  connect(): Promise<Connection>;
  query(sql: string, parameters?: unknown[], structured?: boolean): Promise<unknown>;
  runsPlainly?: true;
  /** A transaction has begun, and no statement of it was sent yet. */
  begins?: boolean;
  /** The open transaction has read something without a lock: it sees all else as it was then. */
  hasRead?: boolean;
  /** Inserts whose outcome nobody awaits: sent with the next statement. */
  soon?: Statement[];
  /** One of those failed, or what went with them: nothing may go on as if it had not. */
  failed?: QueryFailedError;
  /** Sent with the commit. */
  last?: readonly Statement[];
}

interface Loading {
  getQueryAndParameters(): [string, unknown[]];
  loadRawResults(runner: QueryRunner): Promise<unknown[]>;
  loadsPlainly?: true;
}

/**
 * TypeORM tells its subscribers of each statement before and after, measures it for a log of slow ones, copies its rows and writes
 * its values out for a cache of answers. There are no subscribers, log or cache here: this runs the statement, with the same
 * answers and errors.
 */
export function runStatementsPlainly(dataSource: DataSource): void {
  const loading = SelectQueryBuilder.prototype as unknown as Loading;
  if (!loading.loadsPlainly) {
    loading.loadsPlainly = true;
    loading.loadRawResults = async function (runner) {
      const [sql, parameters] = this.getQueryAndParameters();
      return (await runner.query(sql, parameters, true)).records as unknown[];
    };
  }
  if (dataSource.options.type !== 'mysql') return;
  const runner = Object.getPrototypeOf(dataSource.createQueryRunner()) as MysqlRunner;
  if (runner.runsPlainly) return;
  runner.runsPlainly = true;
  runner.query = async function (sql, parameters, structured = false) {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const connection = this.databaseConnection ?? (await this.connect());
    if (sql === start) this.hasRead = false;
    else if (readsOnly.test(sql) && !locks.test(sql)) this.hasRead = true;
    if (sql === start && sendsSeveral(this)) {
      this.begins = true;
      return undefined;
    }
    if (this.failed && sql !== 'ROLLBACK') throw this.failed;
    const carries = (this.soon?.length ?? 0) > 0;
    const packet = packetOf(this, { sql, values: parameters ?? [] });
    if (packet.length === 0) return undefined;
    try {
      const [answer] = (await connection.promise().query(...joined(packet))) as [unknown];
      const rows: unknown = packet.length === 1 ? answer : (answer as unknown[]).at(-1);
      return structured ? structuredResult(rows) : rows;
    } catch (error) {
      this.dataSource.logger.logQueryError(error as Error, sql, parameters);
      const failure = new QueryFailedError(sql, parameters, error as Error);
      if (carries) this.failed = failure;
      throw failure;
    }
  };
}

const readsOnly = /^\s*SELECT\b/i;
const locks = /\b(FOR UPDATE|FOR SHARE|LOCK IN SHARE MODE)\s*$/i;

/** Returns true if the open transaction on MySQL sees everything as it was at an earlier read of its own. */
export function hasRead(manager: EntityManager): boolean {
  const runner = manager.queryRunner as unknown as MysqlRunner | undefined;
  return runner?.hasRead !== false;
}

const start = 'START TRANSACTION';
const ends: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK']);

const sendsSeveral = ({ dataSource }: MysqlRunner): boolean =>
  (dataSource.options as { multipleStatements?: boolean }).multipleStatements === true;

/**
 * Sends these with the next statement of the open transaction, which then fails in their stead; at once where that is not
 * possible.
 */
export async function sendSoon(manager: EntityManager, statements: readonly Statement[]): Promise<void> {
  const runner = manager.queryRunner as unknown as MysqlRunner | undefined;
  const { soon = [] } = runner ?? {};
  const fits = soon.length + statements.length <= mostSoon && statements.every(isSmall);
  if (runner?.dataSource && sendsSeveral(runner) && fits) {
    runner.soon = [...soon, ...statements];
    return;
  }
  for (const { sql, values } of statements) await manager.query(sql, values);
}

/** A packet has room for a few of them. */
const isSmall = ({ values }: Statement): boolean => values.length < mostValues;
const mostValues = 500;
const mostSoon = 20;

/**
 * The statements that go to the server in one packet with this one: the start of its transaction, and before the commit what
 * waits for it. The server stops at the first that fails. None at all where nothing was done in the transaction.
 */
function packetOf(runner: MysqlRunner, statement: Statement): Statement[] {
  const { begins = false, soon = [], last = [] } = runner;
  runner.begins = false;
  runner.soon = [];
  const after = statement.sql === 'COMMIT' ? last : [];
  const before = statement.sql === 'ROLLBACK' ? [] : [...soon, ...after];
  if (begins && before.length === 0 && ends.has(statement.sql)) return [];
  return [...(begins ? [{ sql: start, values: [] }] : []), ...before, statement];
}

function joined(packet: readonly Statement[]): [string, unknown[]] {
  return [packet.map(({ sql }) => sql).join('; '), packet.flatMap(({ values }) => values)];
}

/** Commits a transaction on MySQL with the last statements of it. */
export async function commitWith(runner: QueryRunner, last: readonly Statement[]): Promise<void> {
  (runner as unknown as MysqlRunner).last = last;
  await runner.commitTransaction();
}

function structuredResult(rows: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = rows;
  if (Array.isArray(rows)) result.records = rows;
  else result.affected = (rows as { affectedRows?: number }).affectedRows;
  return result;
}
