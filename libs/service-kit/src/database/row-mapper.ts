import type { DataSource, EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { sendSoon } from './plain-statements';
import type { Statement } from './statement';

const maxRowsPerStatement = 500;
// SQLite takes 32 766 bound values in one statement.
const maxValuesPerStatement = 30_000;

type ColumnMetadata = EntityMetadata['columns'][number];
type Row = Record<string, unknown>;

/** Types that drivers answer as they are. */
const plainTypes = new Set<unknown>(['varchar', 'text', 'int']);

interface ReadColumn {
  /** Name of the column in a row. */
  key: string;
  property: string;
  column: ColumnMetadata;
  isPlain: boolean;
  /** Empty is empty, whatever the type. */
  isNullPlain: boolean;
}

/** Properties of an existing row that are added to, and those that are replaced. */
interface InsertOrChange<E> {
  add?: readonly (keyof E & string)[];
  replace?: readonly (keyof E & string)[];
}

/**
 * Reads and writes the rows of one entity with SQL built once. TypeORM's metadata, types and transformers stay the
 * only description of the table; its query builder is not asked again for every row.
 */
export class RowMapper<E extends ObjectLiteral> {
  readonly metadata: EntityMetadata;
  private readonly insertHead: string;
  private readonly tuple: string;
  private readonly decimals: readonly ColumnMetadata[];
  private readonly keys = new Map<string, ReadColumn[]>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly target: EntityTarget<E>,
  ) {
    this.metadata = dataSource.getMetadata(target);
    const names = this.metadata.columns.map((column) => this.escape(column.databaseName));
    this.insertHead = `INSERT INTO ${this.table} (${names.join(', ')}) VALUES `;
    this.decimals = this.metadata.columns.filter((column) => column.type === 'decimal');
    this.tuple = `(${names.map(() => '?').join(', ')})`;
  }

  /** Returns the names of the columns in rows of a query with this alias. */
  private keysOf(alias: string): ReadColumn[] {
    let known = this.keys.get(alias);
    if (!known) {
      known = this.metadata.columns.map((column) => ({
        key: `${alias}_${column.databaseName}`,
        property: column.propertyName,
        column,
        isPlain: plainTypes.has(column.type) && column.transformer === undefined,
        isNullPlain: column.transformer === undefined,
      }));
      this.keys.set(alias, known);
    }
    return known;
  }

  get table(): string {
    return this.escape(this.metadata.tableName);
  }

  escape(name: string): string {
    return this.dataSource.driver.escape(name);
  }

  /** A new instance with these values; the class's own defaults hold for the rest, and null where it has none. */
  build(values: Partial<E>): E {
    const entity = this.metadata.create() as E;
    Object.assign(entity, values);
    for (const column of this.metadata.columns) {
      if (entity[column.propertyName as keyof E] === undefined && column.isNullable) {
        entity[column.propertyName as keyof E] = null as E[keyof E];
      }
    }
    return this.normalise(entity);
  }

  /** Values as the database will answer them: decimals with all their places. Changes and answers what it is given. */
  normalise<T extends Partial<E>>(values: T): T {
    const bag = values as Record<string, unknown>;
    for (const { propertyName, scale } of this.decimals) {
      const value = bag[propertyName];
      if (typeof value === 'string') bag[propertyName] = withDecimals(value, scale ?? 0);
    }
    return values;
  }

  insert(manager: EntityManager, entities: readonly E[]): Promise<void> {
    return this.insertWith(manager, entities, '');
  }

  /** Inserts with the next statement of the transaction, which fails where this does. */
  insertSoon(manager: EntityManager, entities: readonly E[]): Promise<void> {
    return sendSoon(manager, this.insertsOf(entities.map((entity) => this.valuesOf(entity))));
  }

  /**
   * Returns the ending of an insert of copies: where a copy is there that is not newer (`occurred_at`), it becomes a next version
   * with these of its properties; a newer one stays, and so does a row of another licence.
   */
  orReplaceOlder(properties: readonly (keyof E & string)[]): string {
    const mysql = this.dataSource.driver.options.type !== 'better-sqlite3';
    const incoming = (name: string) => (mysql ? `VALUES(${name})` : `excluded.${name}`);
    const own = (name: string) => `${this.table}.${this.escape(name)}`;
    const isDue = `${own('licence_id')} = ${incoming('licence_id')} AND ${own('occurred_at')} <= ${incoming('occurred_at')}`;
    const columns = [...properties, 'updatedAt'].flatMap(
      (property) => this.metadata.findColumnWithPropertyName(property)?.databaseName ?? [],
    );
    const values = new Map(columns.map((name) => [name, incoming(this.escape(name))]));
    values.set('version', `${own('version')} + 1`);
    // The last one: MySQL compares with what was assigned before.
    values.set('occurred_at', incoming('occurred_at'));
    const set = [...values].map(([name, value]) => {
      const left = this.escape(name);
      return mysql ? `${left} = IF(${isDue}, ${value}, ${own(name)})` : `${left} = ${value}`;
    });
    return mysql
      ? ` ON DUPLICATE KEY UPDATE ${set.join(', ')}`
      : ` ON CONFLICT (id) DO UPDATE SET ${set.join(', ')} WHERE ${isDue}`;
  }

  /** Inserts; where a row of the same primary key is there, adds to these of its columns and replaces those. */
  insertOrChange(manager: EntityManager, entities: readonly E[], change: InsertOrChange<E>): Promise<void> {
    const mysql = this.dataSource.driver.options.type !== 'better-sqlite3';
    const incoming = (name: string) => (mysql ? `VALUES(${name})` : `excluded.${name}`);
    const nameOf = (property: string) =>
      this.escape(this.metadata.findColumnWithPropertyName(property)?.databaseName ?? property);
    const added = (change.add ?? []).map((property) => {
      const name = nameOf(property);
      return `${name} = ${this.table}.${name} + ${incoming(name)}`;
    });
    const replaced = (change.replace ?? []).map((property) => {
      const name = nameOf(property);
      return `${name} = ${incoming(name)}`;
    });
    const key = this.metadata.primaryColumns.map((column) => this.escape(column.databaseName)).join(', ');
    const head = mysql ? 'ON DUPLICATE KEY UPDATE' : `ON CONFLICT (${key}) DO UPDATE SET`;
    return this.insertWith(manager, entities, ` ${head} ${[...added, ...replaced].join(', ')}`);
  }

  private async insertWith(manager: EntityManager, entities: readonly E[], ending: string): Promise<void> {
    const rows = entities.map((entity) => this.valuesOf(entity));
    for (const { sql, values } of this.insertsOf(rows, ending)) await manager.query(sql, values);
  }

  /** Values of all columns, in their order. */
  valuesOf(entity: E): unknown[] {
    return this.metadata.columns.map((column) => this.toDatabase(column, entity));
  }

  /** Returns the statements that insert rows of such values; `ending` follows the rows. */
  insertsOf(rows: readonly (readonly unknown[])[], ending = ''): Statement[] {
    const { length } = this.metadata.columns;
    const perStatement = Math.min(maxRowsPerStatement, Math.floor(maxValuesPerStatement / length));
    const statements: Statement[] = [];
    for (let from = 0; from < rows.length; from += perStatement) {
      const chunk = rows.slice(from, from + perStatement);
      const sql = this.insertHead + chunk.map(() => this.tuple).join(', ') + ending;
      statements.push({ sql, values: chunk.flat() });
    }
    return statements;
  }

  /** `"name" = ?, …` for the given properties, with their values. */
  assignments(patch: Partial<E>): { sql: string[]; values: unknown[] } {
    const sql: string[] = [];
    const values: unknown[] = [];
    for (const column of this.metadata.columns) {
      if (!Object.hasOwn(patch, column.propertyName)) continue;
      sql.push(`${this.escape(column.databaseName)} = ?`);
      values.push(this.toDatabase(column, patch as E));
    }
    return { sql, values };
  }

  /** One entity from a raw row whose columns are called `<alias>_<column>`. */
  hydrate(raw: Row, alias: string): E {
    const entity = this.metadata.create() as Record<string, unknown>;
    const { driver } = this.dataSource;
    for (const { key, property, column, isPlain, isNullPlain } of this.keysOf(alias)) {
      const value = raw[key];
      // A query that asks for some columns gets these alone.
      if (value === undefined) continue;
      const asItIs = isPlain || (value === null && isNullPlain);
      entity[property] = asItIs ? value : driver.prepareHydratedValue(value, column);
    }
    return entity as E;
  }

  /** The select list that `hydrate` reads, without these properties. */
  selectList(alias: string, without: readonly string[] = []): string {
    return this.metadata.columns
      .filter(({ propertyName }) => !without.includes(propertyName))
      .map(
        (column) =>
          `${this.escape(alias)}.${this.escape(column.databaseName)} AS ${this.escape(`${alias}_${column.databaseName}`)}`,
      )
      .join(', ');
  }

  private toDatabase(column: ColumnMetadata, entity: E): unknown {
    const value: unknown = this.dataSource.driver.preparePersistentValue(
      entity[column.propertyName as keyof E],
      column,
    );
    return value === undefined ? null : value;
  }
}

/** `"1.5"` with two decimals is `"1.50"`. */
function withDecimals(value: string, scale: number): string {
  const dot = value.indexOf('.');
  const present = dot < 0 ? 0 : value.length - dot - 1;
  if (present >= scale) return value;
  return (dot < 0 ? `${value}.` : value) + '0'.repeat(scale - present);
}

const mappers = new WeakMap<DataSource, Map<EntityTarget<ObjectLiteral>, RowMapper<ObjectLiteral>>>();

/** The mapper of an entity, made once per data source. */
export function rowMapper<E extends ObjectLiteral>(
  dataSource: DataSource,
  target: EntityTarget<E>,
): RowMapper<E> {
  let known = mappers.get(dataSource);
  if (!known) {
    known = new Map();
    mappers.set(dataSource, known);
  }
  const key = target as EntityTarget<ObjectLiteral>;
  let mapper = known.get(key);
  if (!mapper) {
    mapper = new RowMapper(dataSource, key);
    known.set(key, mapper);
  }
  return mapper as unknown as RowMapper<E>;
}
