import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { addDays, extraKey, foldText, startOfDay } from '@jahrring/contracts-common';
import type { ListQuery, ParsedFilter } from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';
import type { DatabaseKind } from './database';
import { likePattern } from './fold';
import { foldedColumn, whereWords } from './word-search';

/** A list field that is more than a property: its SQL, and how its values compare. */
export interface ColumnExpression {
  sql: string;
  kind: 'text' | 'instant' | 'other';
  /** Text that MySQL keeps byte by byte; found and sorted without regard to case all the same. */
  exact?: boolean;
  /** Always has a value: orders without a term for those that have none. */
  required?: boolean;
  /** Of a field with many values: the condition that one of them is among `:...name`. */
  anyOf?: (list: string) => string;
  /**
   * Returns true if the caller may see its values (default: everybody who sees the list). For others it is empty: it
   * neither orders nor matches nor finds anything.
   */
  seenBy?: (ctx: RequestContext) => boolean;
}

/** Database column of each field of a list: `alias.property`, a property of the entity, or an expression. */
export interface ListColumns {
  fields: Readonly<Record<string, string | ColumnExpression>>;
  /** Text columns the search looks into; every word must be found in one of them. */
  search?: readonly (string | ColumnExpression)[];
}

const ascii = /^[\x20-\x7e]*$/;

/** Puts search, filters and order of a list query onto a query builder. */
export class ListQueryApplier<E extends ObjectLiteral> {
  private readonly resolved = new Map<string | ColumnExpression, ColumnExpression>();

  constructor(
    private readonly kind: DatabaseKind,
    private readonly metadata: EntityMetadata,
    private readonly alias: string,
    private readonly columns: ListColumns,
  ) {}

  where(ctx: RequestContext, qb: SelectQueryBuilder<E>, query: ListQuery): void {
    let index = 0;
    for (const [field, filter] of Object.entries(query.filter)) {
      this.applyFilter(ctx, qb, this.column(field, qb), filter, `f${index++}`);
    }
    if (query.search) this.applySearch(ctx, qb, query.search);
  }

  order(ctx: RequestContext, qb: SelectQueryBuilder<E>, query: ListQuery): void {
    for (const { field, desc } of query.sort) {
      const column = this.column(field, qb);
      if (!isSeen(column, ctx)) continue;
      // Records without a value stand last in both directions: the databases put them first when ascending.
      if (!desc && !column.required) qb.addOrderBy(`${column.sql} IS NULL`, 'ASC');
      qb.addOrderBy(this.comparable(column), desc ? 'DESC' : 'ASC');
    }
    // Without a last, unique term pages could overlap. In the direction of the term before it, so that one index serves both.
    qb.addOrderBy(`${this.alias}.id`, query.sort.at(-1)?.desc ? 'DESC' : 'ASC');
  }

  private applyFilter(
    ctx: RequestContext,
    qb: SelectQueryBuilder<E>,
    column: ColumnExpression,
    filter: ParsedFilter,
    name: string,
  ): void {
    if (!isSeen(column, ctx)) {
      qb.andWhere('1 = 0');
      return;
    }
    switch (filter.kind) {
      case 'text':
        qb.andWhere(`${this.folded(column)} LIKE :${name} ESCAPE '!'`, {
          [name]: this.pattern(filter.value),
        });
        break;
      case 'in':
        this.applyIn(qb, column, filter.values, name);
        break;
      case 'boolean':
        qb.andWhere(`${column.sql} = :${name}`, { [name]: filter.value });
        break;
      case 'range':
        this.applyRange(ctx, qb, column, filter, name);
    }
  }

  private applyIn(
    qb: SelectQueryBuilder<E>,
    column: ColumnExpression,
    values: readonly string[],
    name: string,
  ): void {
    // Ids are kept in ASCII, which MySQL compares with no other text.
    const possible = column.kind === 'other' ? values.filter((value) => ascii.test(value)) : values;
    const list = `(:...${name})`;
    if (possible.length === 0) qb.andWhere('1 = 0');
    else qb.andWhere(column.anyOf?.(list) ?? `${column.sql} IN ${list}`, { [name]: possible });
  }

  private applyRange(
    ctx: RequestContext,
    qb: SelectQueryBuilder<E>,
    column: ColumnExpression,
    { from, to }: { from?: string; to?: string },
    name: string,
  ): void {
    const day = column.kind === 'instant' && !(from ?? to ?? '').includes('T');
    if (from !== undefined) {
      const value = day ? new Date(startOfDay(from, ctx.timeZone)) : bound(column, from);
      qb.andWhere(`${column.sql} >= :${name}a`, { [`${name}a`]: value });
    }
    if (to !== undefined) {
      // The last day counts to its end, whichever length it has.
      const value = day ? new Date(startOfDay(addDays(to, 1), ctx.timeZone)) : bound(column, to);
      qb.andWhere(`${column.sql} ${day ? '<' : '<='} :${name}b`, { [`${name}b`]: value });
    }
  }

  private applySearch(ctx: RequestContext, qb: SelectQueryBuilder<E>, search: string): void {
    const declared = (this.columns.search ?? []).map((column) => this.resolve(column, qb));
    if (declared.length === 0) return;
    const columns = declared.filter((column) => isSeen(column, ctx));
    if (columns.length === 0) {
      qb.andWhere('1 = 0');
      return;
    }
    whereWords(
      qb,
      this.kind,
      columns.map((column) => this.folded(column)),
      search,
    );
  }

  private pattern(text: string): string {
    return likePattern(this.kind === 'sqlite' ? foldText(text) : text);
  }

  private comparable(column: ColumnExpression): string {
    return column.kind === 'text' ? this.folded(column) : column.sql;
  }

  private folded(column: ColumnExpression): string {
    const plain = foldedColumn(column.sql, this.kind);
    return column.exact && this.kind === 'mysql' ? `${plain} COLLATE utf8mb4_unicode_ci` : plain;
  }

  private column(field: string, qb: SelectQueryBuilder<E>): ColumnExpression {
    const column = this.columns.fields[field] ?? this.extraColumn(field);
    if (column === undefined)
      throw new Error(`The list declares "${field}", its repository has no column for it`);
    return this.resolve(column, qb);
  }

  /** A value inside the JSON column `extra`; the contract has checked the key. */
  private extraColumn(field: string): ColumnExpression | undefined {
    const key = field.startsWith('extra.') ? field.slice('extra.'.length) : '';
    if (!extraKey.safeParse(key).success) return undefined;
    const column = `${this.alias}.extra`;
    const sqlite = this.kind === 'sqlite';
    const text = sqlite
      ? `json_extract(${column}, '$.${key}')`
      : `JSON_UNQUOTE(JSON_EXTRACT(${column}, '$.${key}'))`;
    if (key.startsWith('number_')) {
      return { sql: `CAST(${text} AS ${sqlite ? 'REAL' : 'DECIMAL(20,4)'})`, kind: 'other' };
    }
    if (!key.startsWith('text_')) return { sql: text, kind: 'other' };
    // MySQL compares values extracted from JSON byte by byte.
    return { sql: sqlite ? text : `CONVERT(${text} USING utf8mb4) COLLATE utf8mb4_unicode_ci`, kind: 'text' };
  }

  private resolve(column: string | ColumnExpression, qb: SelectQueryBuilder<E>): ColumnExpression {
    let known = this.resolved.get(column);
    if (!known) {
      known = typeof column === 'string' ? this.fromPath(column, qb) : column;
      this.resolved.set(column, known);
    }
    return known;
  }

  private fromPath(path: string, qb: SelectQueryBuilder<E>): ColumnExpression {
    const [alias = this.alias, property = ''] = path.includes('.') ? path.split('.') : [this.alias, path];
    const known = qb.expressionMap.aliases.find((candidate) => candidate.name === alias);
    const metadata = alias === this.alias ? this.metadata : known?.hasMetadata ? known.metadata : undefined;
    const column = metadata?.findColumnWithPropertyName(property);
    if (metadata && !column) throw new Error(`${metadata.name} has no property "${property}"`);
    const required = alias === this.alias && column?.isNullable === false;
    return { sql: `${alias}.${property}`, kind: columnKind(column?.type), required };
  }
}

function columnKind(type: unknown): ColumnExpression['kind'] {
  if (type === 'varchar' || type === 'text' || type === String) return 'text';
  return type === 'datetime' ? 'instant' : 'other';
}

function isSeen({ seenBy }: ColumnExpression, ctx: RequestContext): boolean {
  return seenBy?.(ctx) ?? true;
}

function bound(column: ColumnExpression, value: string): string | Date {
  return column.kind === 'instant' ? new Date(value) : value;
}
