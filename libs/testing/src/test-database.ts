import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesWithPrefix, withConnection } from './mysql-copy';

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
  const dataDir = mkdtempSync(join(tmpdir(), 'jahrring-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (testDatabaseKind === 'sqlite') {
    return { databaseUrl: undefined, dataDir, databasePrefix: 'jahrring_', drop: async () => removeFolder() };
  }
  const databaseUrl = process.env['TEST_MYSQL_URL'];
  if (!databaseUrl) throw new Error('TEST_DB=mariadb needs TEST_MYSQL_URL=mysql://user:password@host:port');
  const databasePrefix = `t_${randomBytes(5).toString('hex')}_`;
  const drop = async () => {
    await dropDatabases(databaseUrl, databasePrefix);
    removeFolder();
  };
  return { databaseUrl, dataDir, databasePrefix, drop };
}

async function dropDatabases(databaseUrl: string, prefix: string): Promise<void> {
  await withConnection(databaseUrl, async (connection) => {
    for (const name of await namesWithPrefix(connection, prefix))
      await connection.query(`DROP DATABASE \`${name}\``);
  });
}
