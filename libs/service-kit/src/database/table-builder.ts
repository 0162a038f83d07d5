import type { QueryRunner } from 'typeorm';
import { columns } from './column-definitions';
import type { ColumnDefinition } from './column-definitions';
import type { DatabaseKind } from './database';

interface Keys {
  /** Columns of each index; in a licensed table `licence_id` comes first. */
  indexes?: readonly (readonly string[])[];
  uniques?: readonly (readonly string[])[];
  /** Rules that hold for every row, in SQL that both databases understand; by name. */
  checks?: Readonly<Record<string, string>>;
}

interface TableKeys extends Keys {
  primary: readonly string[];
}

/** Makes and changes tables the same way on both databases; for migrations. */
export class TableBuilder {
  readonly kind: DatabaseKind;

  constructor(private readonly runner: QueryRunner) {
    this.kind = runner.connection.driver.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  }

  /** A table of licensed records: id, licence, version and times come by themselves. */
  async licensedTable(name: string, own: readonly ColumnDefinition[], keys: Keys = {}): Promise<void> {
    const { uuid, int, instant } = columns;
    const all = [
      uuid('id'),
      uuid('licence_id'),
      ...own,
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', { nullable: true }),
    ];
    for (const key of [...(keys.indexes ?? []), ...(keys.uniques ?? [])]) {
      if (key[0] !== 'licence_id') throw new Error(`${name}: an index must begin with licence_id`);
    }
    const hasLicenceIndex = [...(keys.indexes ?? []), ...(keys.uniques ?? [])].length > 0;
    const indexes = hasLicenceIndex ? keys.indexes : [['licence_id']];
    await this.table(name, all, { ...keys, ...(indexes ? { indexes } : {}), primary: ['id'] });
  }

  /** A table that is not licensed, or keyed in another way. */
  async table(name: string, own: readonly ColumnDefinition[], keys: TableKeys): Promise<void> {
    const lines = own.map((definition) => this.line(definition));
    lines.push(`PRIMARY KEY (${this.list(keys.primary)})`);
    for (const [rule, sql] of Object.entries(keys.checks ?? {})) {
      lines.push(`CONSTRAINT ${this.escape(`ck_${name}_${rule}`)} CHECK (${sql})`);
    }
    if (this.kind === 'mysql') return this.mysqlTable(name, lines, keys);
    await this.runner.query(`CREATE TABLE ${this.escape(name)} (${lines.join(', ')})`);
    for (const unique of keys.uniques ?? []) await this.index(name, unique, true);
    for (const index of keys.indexes ?? []) await this.index(name, index, false);
  }

  /** MySQL commits every statement of a migration: one that was killed in the middle must be able to run again. */
  private async mysqlTable(name: string, lines: string[], keys: TableKeys): Promise<void> {
    for (const own of keys.uniques ?? []) {
      lines.push(`UNIQUE KEY ${this.escape(indexName(name, own, true))} (${this.list(own)})`);
    }
    for (const own of keys.indexes ?? []) {
      lines.push(`KEY ${this.escape(indexName(name, own, false))} (${this.list(own)})`);
    }
    await this.runner.query(
      `CREATE TABLE IF NOT EXISTS ${this.escape(name)} (${lines.join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    );
  }

  /** Index name: `ix_<table>_<columns without licence_id>`, `ux_…` where unique. */
  async index(table: string, own: readonly string[], unique = false): Promise<void> {
    const name = indexName(table, own, unique);
    if (await this.mysqlHas('STATISTICS', 'INDEX_NAME', table, name)) return;
    await this.runner.query(
      `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${this.escape(name)} ON ${this.escape(table)} (${this.list(own)})`,
    );
  }

  /** Takes an index away that another one has made needless. */
  async dropIndex(table: string, own: readonly string[]): Promise<void> {
    const place = this.kind === 'mysql' ? ` ON ${this.escape(table)}` : '';
    await this.runner.query(`DROP INDEX IF EXISTS ${this.escape(indexName(table, own, false))}${place}`);
  }

  async addColumn(table: string, definition: ColumnDefinition): Promise<void> {
    if (await this.mysqlHas('COLUMNS', 'COLUMN_NAME', table, definition.name)) return;
    await this.runner.query(`ALTER TABLE ${this.escape(table)} ADD COLUMN ${this.line(definition)}`);
  }

  /**
   * Makes MySQL compare a text byte by byte from now on. SQLite cannot change a column: it has NOCASE for ASCII letters only,
   * which is the same for text that is always kept in lower case.
   */
  async compareByBytes(table: string, name: string, length: number): Promise<void> {
    if (this.kind !== 'mysql') return;
    const line = this.line(columns.code(name, length));
    await this.runner.query(`ALTER TABLE ${this.escape(table)} MODIFY COLUMN ${line}`);
  }

  private async mysqlHas(
    view: 'STATISTICS' | 'COLUMNS',
    column: string,
    table: string,
    name: string,
  ): Promise<boolean> {
    if (this.kind !== 'mysql') return false;
    const rows: unknown[] = await this.runner.query(
      `SELECT 1 FROM information_schema.${view} WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND ${column} = ? LIMIT 1`,
      [table, name],
    );
    return rows.length > 0;
  }

  async dropTable(name: string): Promise<void> {
    await this.runner.query(`DROP TABLE IF EXISTS ${this.escape(name)}`);
  }

  private line(definition: ColumnDefinition): string {
    const type = definition.types[this.kind];
    const fallback = definition.default === undefined ? '' : ` DEFAULT ${definition.default}`;
    return `${this.escape(definition.name)} ${type}${definition.nullable ? ' NULL' : ' NOT NULL'}${fallback}`;
  }

  private list(names: readonly string[]): string {
    return names.map((name) => this.escape(name)).join(', ');
  }

  private escape(name: string): string {
    return this.runner.connection.driver.escape(name);
  }
}

export function tableBuilder(runner: QueryRunner): TableBuilder {
  return new TableBuilder(runner);
}

const longestName = 60;

/** The name a unique or plain index gets; what `isUniqueViolation` asks for. */
export function indexName(table: string, own: readonly string[], unique: boolean): string {
  const rest = own.filter((name) => name !== 'licence_id').join('_') || 'licence';
  return `${unique ? 'ux' : 'ix'}_${table}_${rest}`.slice(0, longestName);
}
