import { createConnection } from 'mysql2/promise';

/** Drops the databases of an installation that a test started on MariaDB; does nothing on SQLite. */
export async function dropDatabases(databaseUrl: string | undefined, prefix: string): Promise<void> {
  if (!databaseUrl) return;
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query('SELECT SCHEMA_NAME AS name FROM information_schema.SCHEMATA');
  for (const { name } of rows as { name: string }[]) {
    if (name.startsWith(prefix)) await connection.query(`DROP DATABASE \`${name}\``);
  }
  await connection.end();
}
