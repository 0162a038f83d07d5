import { createConnection } from 'mysql2/promise';
import type { Connection } from 'mysql2/promise';

type Row = Record<string, unknown>;

/** Runs work on a connection that returns each value as the text that the server takes for it. */
export async function withConnection<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({
    uri: url,
    charset: 'utf8mb4',
    timezone: 'Z',
    multipleStatements: true,
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
  });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

export async function namesWithPrefix(connection: Connection, prefix: string): Promise<string[]> {
  const [rows] = await connection.query('SELECT SCHEMA_NAME AS name FROM information_schema.SCHEMATA');
  return (rows as { name: string }[]).map(({ name }) => name).filter((name) => name.startsWith(prefix));
}

/** Returns the statements that make what is in the databases of a prefix, by the name behind the prefix. */
export async function readDatabases(url: string, prefix: string): Promise<Map<string, string>> {
  return withConnection(url, async (connection) => {
    const found = new Map<string, string>();
    for (const name of await namesWithPrefix(connection, prefix))
      found.set(name.slice(prefix.length), await readDatabase(connection, name));
    return found;
  });
}

async function readDatabase(connection: Connection, name: string): Promise<string> {
  await connection.query(`USE \`${name}\``);
  const statements: string[] = [];
  const [tables] = await connection.query('SHOW TABLES');
  for (const table of (tables as Row[]).map((row) => String(Object.values(row)[0]))) {
    const [created] = await connection.query(`SHOW CREATE TABLE \`${table}\``);
    statements.push(String((created as Row[])[0]?.['Create Table']));
    const [rows] = await connection.query({ sql: `SELECT * FROM \`${table}\``, rowsAsArray: true });
    if ((rows as unknown[]).length > 0)
      statements.push(connection.format(`INSERT INTO \`${table}\` VALUES ?`, [rows]));
  }
  return statements.join(';\n');
}

/** Makes databases of another prefix from statements of `readDatabases`. */
export async function writeDatabases(
  url: string,
  prefix: string,
  databases: ReadonlyMap<string, string>,
): Promise<void> {
  await withConnection(url, async (connection) => {
    for (const [name, statements] of databases) {
      const database = `\`${prefix}${name}\``;
      await connection.query(
        `CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
        USE ${database};
        SET foreign_key_checks = 0, unique_checks = 0;
        ${statements}`,
      );
    }
  });
}
