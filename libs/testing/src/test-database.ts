import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Database of this test run. */
export const testDatabaseKind: 'sqlite' | 'mariadb' =
  process.env['TEST_DB'] === 'mariadb' ? 'mariadb' : 'sqlite';

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  databasePrefix: string;
  /** Removes everything it made. */
  drop(): Promise<void>;
}

/** A database nobody has used before: a file of its own, or databases with a prefix of their own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jahrring-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (testDatabaseKind === 'sqlite') {
    return { databaseUrl: undefined, dataDir, databasePrefix: 'jahrring_', drop: removeFolder };
  }
  const databaseUrl = process.env['TEST_MYSQL_URL'];
  if (!databaseUrl) throw new Error('TEST_DB=mariadb needs TEST_MYSQL_URL=mysql://user:password@host:port');
  const databasePrefix = `t_${randomBytes(5).toString('hex')}_`;
  const drop = async () => {
    await dropDatabases(databaseUrl, databasePrefix);
    await removeFolder();
  };
  return { databaseUrl, dataDir, databasePrefix, drop };
}

async function dropDatabases(databaseUrl: string, prefix: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  try {
    const [rows] = await connection.query('SELECT SCHEMA_NAME AS name FROM information_schema.SCHEMATA');
    for (const { name } of rows as { name: string }[]) {
      if (name.startsWith(prefix)) await connection.query(`DROP DATABASE \`${name}\``);
    }
  } finally {
    await connection.end();
  }
}
