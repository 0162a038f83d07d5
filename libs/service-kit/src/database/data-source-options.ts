import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { Logger } from 'pino';
import { TypeOrmLogger } from '../logging/typeorm-logger';
import { CreateWorkRuns1795308300000 } from '../long-work/create-work-runs.migration';
import { CreateLicenceErasures1796000004300 } from '../erasure/create-licence-erasures.migration';
import { CreateInboxFailures1795321234889 } from '../events/create-inbox-failures.migration';
import { SealAnswers1795366200000 } from '../http/seal-answers.migration';
import { createPrivateFile } from '../files/private-data';
import { CreateStoredFiles1600000000002 } from '../files/create-stored-files.migration';
import { IndexAuditByTime1763760300001 } from '../audit/audit-index';
import { CreateExtraFieldSets1763760300000 } from '../extra-fields/extra-field-tables';
import { foldText } from '@jahrring/contracts-common';
import { CreateKitTables1600000000001 } from './kit-tables';
import { SnakeCaseNaming } from './naming-strategy';

type Classes = (new (...parameters: never[]) => object)[];
// TypeORM asks for bare functions, which classes are.
type Functions = Exclude<DataSourceOptions['migrations'], undefined>;

export interface DatabaseSettings {
  /** `mysql://user:password@host:port`; absent: SQLite under `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** `jahrring_` + tool is the MySQL database's name. */
  databasePrefix: string;
  tool: string;
  entities: Classes;
  migrations: Classes;
  poolSize?: number | undefined;
  logger: Logger;
}

const defaultPoolSize = 10;

interface SqliteHandle {
  pragma(source: string): unknown;
  function(name: string, options: { deterministic: boolean }, work: (text: unknown) => unknown): unknown;
}

/** Same names, migrations and types on both databases; only this file knows the difference in opening them. */
export function writerOptions(settings: DatabaseSettings): DataSourceOptions {
  const shared = {
    entities: settings.entities as unknown as Functions,
    migrations: [
      CreateKitTables1600000000001,
      CreateStoredFiles1600000000002,
      CreateExtraFieldSets1763760300000,
      IndexAuditByTime1763760300001,
      CreateWorkRuns1795308300000,
      CreateInboxFailures1795321234889,
      SealAnswers1795366200000,
      CreateLicenceErasures1796000004300,
      ...settings.migrations,
    ] as unknown as Functions,
    migrationsTableName: 'schema_migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    // Every class of message goes to our logger, which knows what matters.
    logging: ['error', 'warn', 'migration'],
    logger: new TypeOrmLogger(settings.logger),
  } satisfies Partial<DataSourceOptions>;
  // A transaction's start goes out with its first statement, and its last ones with the commit.
  if (settings.databaseUrl)
    return { ...shared, ...mysqlOptions(settings, settings.databaseUrl), multipleStatements: true };
  createPrivateFile(sqliteFile(settings));
  return {
    ...shared,
    type: 'better-sqlite3',
    database: sqliteFile(settings),
    enableWAL: true,
    statementCacheSize: 500,
    prepareDatabase: prepareSqlite,
  };
}

/**
 * The way for everything outside of a transaction. SQLite: a second, read-only connection. MySQL: a pool of its own, so that
 * a transaction that has to look outside of itself never waits for a connection that another such transaction holds.
 */
export function readerOptions(settings: DatabaseSettings): DataSourceOptions {
  const shared = {
    entities: settings.entities as unknown as Functions,
    namingStrategy: new SnakeCaseNaming(),
    logging: ['error', 'warn'],
    logger: new TypeOrmLogger(settings.logger),
  } satisfies Partial<DataSourceOptions>;
  if (settings.databaseUrl) {
    const poolSize = Math.ceil((settings.poolSize ?? defaultPoolSize) / 2);
    return { ...shared, ...mysqlOptions({ ...settings, poolSize }, settings.databaseUrl) };
  }
  return {
    ...shared,
    type: 'better-sqlite3',
    database: sqliteFile(settings),
    readonly: true,
    fileMustExist: true,
    statementCacheSize: 500,
    prepareDatabase: prepareSqlite,
  };
}

export function mysqlDatabaseName(settings: Pick<DatabaseSettings, 'databasePrefix' | 'tool'>): string {
  return `${settings.databasePrefix}${settings.tool.replace(/\W/g, '_')}`;
}

function sqliteFile(settings: DatabaseSettings): string {
  return join(settings.dataDir, `${settings.tool}.sqlite`);
}

function prepareSqlite(handle: SqliteHandle): void {
  handle.pragma('busy_timeout = 5000');
  // Safe with WAL against a crash of the process; a loss of power may cost the last commits, never consistency.
  handle.pragma('synchronous = NORMAL');
  handle.function('fold', { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : text,
  );
}

function mysqlOptions(settings: DatabaseSettings, databaseUrl: string) {
  const url = new URL(databaseUrl);
  return {
    type: 'mysql',
    host: url.hostname,
    port: Number(url.port || 3306),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: mysqlDatabaseName(settings),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'] as string[],
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: settings.poolSize ?? defaultPoolSize,
    connectTimeout: 10_000,
    extra: { decimalNumbers: false, maxIdle: settings.poolSize ?? defaultPoolSize, enableKeepAlive: true },
  } as const;
}
