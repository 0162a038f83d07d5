import type { Connection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';

/** A connection outside of the pool, for set-up. */
export async function openMysqlConnection(databaseUrl: string, database?: string): Promise<Connection> {
  // Not loaded where the databases are files.
  const { createConnection } = await import('mysql2/promise');
  const url = new URL(databaseUrl);
  return createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    connectTimeout: 10_000,
    ...(database ? { database } : {}),
  });
}

/** Makes the service's database where it does not exist yet. */
export async function ensureMysqlDatabase(databaseUrl: string, name: string): Promise<void> {
  const connection = await openMysqlConnection(databaseUrl);
  try {
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
  } finally {
    await connection.end();
  }
}

type Answered = (error: Error | null, rows: unknown, fields: unknown) => void;

interface RawConnection {
  query(sql: unknown, parameters: unknown, done: Answered): unknown;
  query(sql: string): unknown;
  promise(): { query(sql: unknown, parameters?: unknown): Promise<unknown> };
  release(): void;
}

interface RawPool {
  on(event: 'connection', listener: (connection: RawConnection) => void): unknown;
  getConnection(done: (error: Error | null, connection: RawConnection) => void): unknown;
}

/**
 * Settings every connection needs. innodb_snapshot_isolation makes MariaDB refuse a write on a row that changed since
 * it was read, where by default it loses one of the two updates.
 */
export async function setUpMysqlConnections(dataSource: DataSource): Promise<void> {
  // The driver keeps the number only, without the maker.
  const [row] = await dataSource.query<{ version: string }[]>('SELECT VERSION() AS version');
  const version = row?.version ?? '';
  const isMariaDb = version.toLowerCase().includes('mariadb');
  const hasSnapshotIsolation = isMariaDb && supportsSnapshotIsolation(version);
  const settings = [
    "sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
    "time_zone = '+00:00'",
    'innodb_lock_wait_timeout = 10',
    ...(hasSnapshotIsolation ? ['innodb_snapshot_isolation = ON'] : []),
  ];
  const sql = `SET SESSION ${settings.join(', ')}`;
  const pool = (dataSource.driver as unknown as { pool: RawPool }).pool;
  pool.on('connection', (connection) => {
    usePlainPromises(connection);
    connection.query(sql);
  });
  // The pool has one connection already, from before anybody listened.
  await new Promise<void>((resolve, reject) => {
    pool.getConnection((error, connection) => {
      if (error) return reject(error);
      usePlainPromises(connection);
      connection.query(sql, [], (failure) => (failure ? reject(failure) : resolve()));
      connection.release();
    });
  });
}

/**
 * TypeORM asks for `connection.promise().query(…)` with each statement, and mysql2 then makes a new wrapper and takes a
 * stack trace every time: a seventh of a write's CPU. This answers the same from one small object; errors keep
 * TypeORM's own stack.
 */
function usePlainPromises(connection: RawConnection): void {
  const plain = {
    query: (sql: unknown, parameters?: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        connection.query(sql, parameters, (error, rows, fields) =>
          error ? reject(error) : resolve([rows, fields]),
        );
      }),
  };
  connection.promise = () => plain;
}

/** From 10.6.18, 10.11.8, 11.0.6, 11.1.5, 11.2.4 and 11.4.2 on. */
function supportsSnapshotIsolation(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  const since: Readonly<Record<string, number>> = {
    '10.6': 18,
    '10.11': 8,
    '11.0': 6,
    '11.1': 5,
    '11.2': 4,
    '11.4': 2,
  };
  const first = since[`${major}.${minor}`];
  if (first !== undefined) return patch >= first;
  return major > 11 || (major === 11 && minor > 4);
}
