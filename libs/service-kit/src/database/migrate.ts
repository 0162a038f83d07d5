import type { DataSource } from 'typeorm';
import { openMysqlConnection } from './mysql-setup';

const lockWaitSeconds = 300;

/** Brings the database to its newest migration, one instance at a time. */
export async function migrate(
  dataSource: DataSource,
  mysql?: { url: string; database: string },
): Promise<void> {
  const run = () => dataSource.runMigrations({ transaction: 'each' });
  if (mysql) await withMigrationLock(mysql.url, mysql.database, run);
  else await run();
}

/**
 * A locked row on a connection of its own: gone with the process that held it. (A named lock would do on one server, on
 * Galera every node would grant its own.)
 */
async function withMigrationLock(url: string, database: string, work: () => Promise<unknown>): Promise<void> {
  const connection = await openMysqlConnection(url, database);
  try {
    await connection.query('CREATE TABLE IF NOT EXISTS migration_lock (id int PRIMARY KEY) ENGINE=InnoDB');
    await connection.query('INSERT IGNORE INTO migration_lock (id) VALUES (1)');
    await connection.query(`SET SESSION innodb_lock_wait_timeout = ${lockWaitSeconds}`);
    await connection.beginTransaction();
    await connection.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    await work();
    await connection.commit();
  } finally {
    await connection.end();
  }
}
