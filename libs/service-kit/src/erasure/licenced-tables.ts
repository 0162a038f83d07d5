import type { DataSource } from 'typeorm';
import type { DatabaseKind } from '../database/database';

/** Emptied in a way of their own. */
const ownWay = new Set(['audit_entries', 'licence_erasures']);

const sqliteTables = `SELECT t.name AS name FROM sqlite_master t JOIN pragma_table_info(t.name) c
  WHERE t.type = 'table' AND c.name = 'licence_id'`;
const mysqlTables = `SELECT TABLE_NAME AS name FROM information_schema.COLUMNS
  WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'licence_id'`;

/** Every table of the database whose rows say which licence they are of, whether or not an entity knows it. */
export async function licencedTables(dataSource: DataSource, kind: DatabaseKind): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(kind === 'sqlite' ? sqliteTables : mysqlTables);
  return rows
    .map(({ name }) => name)
    .filter((name) => !ownWay.has(name))
    .sort();
}
