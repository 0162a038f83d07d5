import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDatabases, writeDatabases } from './mysql-copy';
import { createTestDatabase } from './test-database';
import type { TestDatabase } from './test-database';

interface Content {
  /** Folder with what was in the data folder; SQLite's database is a file of it. */
  folder: string;
  /** Statements that make the tables of each database and their rows, by the name behind the prefix. */
  databases: ReadonlyMap<string, string>;
}

/** Start of many databases: filled once in this process, then copied, which takes a fraction of the time of the migrations. */
export class DatabaseTemplate {
  #content: Promise<Content> | undefined;

  constructor(private readonly fill: (database: TestDatabase) => Promise<void>) {}

  /** Returns a database of its own that begins as `fill` left it. */
  async copy(): Promise<TestDatabase> {
    const { folder, databases } = await (this.#content ??= this.#read());
    const database = await createTestDatabase();
    cpSync(folder, database.dataDir, { recursive: true });
    if (database.databaseUrl) await writeDatabases(database.databaseUrl, database.databasePrefix, databases);
    return database;
  }

  async #read(): Promise<Content> {
    const database = await createTestDatabase();
    await this.fill(database);
    const folder = mkdtempSync(join(tmpdir(), 'jahrring-template-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    cpSync(database.dataDir, folder, { recursive: true });
    const { databaseUrl, databasePrefix } = database;
    const databases = databaseUrl
      ? await readDatabases(databaseUrl, databasePrefix)
      : new Map<string, string>();
    await database.drop();
    return { folder, databases };
  }
}
