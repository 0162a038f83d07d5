import { QueryFailedError, QueryResult, QueryRunnerAlreadyReleasedError, SelectQueryBuilder } from 'typeorm';
import type { DataSource, QueryRunner } from 'typeorm';

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
    try {
      const [rows] = (await connection.promise().query(sql, parameters)) as [unknown];
      return structured ? structuredResult(rows) : rows;
    } catch (error) {
      this.dataSource.logger.logQueryError(error as Error, sql, parameters);
      throw new QueryFailedError(sql, parameters, error as Error);
    }
  };
}

function structuredResult(rows: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = rows;
  if (Array.isArray(rows)) result.records = rows;
  else result.affected = (rows as { affectedRows?: number }).affectedRows;
  return result;
}
