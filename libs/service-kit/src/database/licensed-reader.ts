import type { ListQuery } from '@jahrring/contracts-common';
import type { EntityMetadata, SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../context/request-context';
import { commonError } from '../errors/app-error';
import type { ListResult } from '../http/list-stream';
import { beginningWith } from './beginning-with';
import type { Database } from './database';
import { dropUnusedJoins } from './drop-unused-joins';
import { inPortions } from './in-portions';
import type { LicensedEntity } from './licensed-entity';
import { ListQueryApplier } from './list-query';
import type { ListColumns } from './list-query';
import { ListTotals } from './list-totals';
import type { FindOptions, RecordSearch, RepositoryOptions, RepositoryServices } from './repository-options';
import { rowMapper } from './row-mapper';
import type { RowMapper } from './row-mapper';

const noFilter = { page: 1, sort: [], filter: {} };

type EntityClass<E> = new () => E;

const idsPerQuery = 500;

/**
 * Reads licensed records. Nothing leaves without the caller's licence; `scope` adds what the caller's permissions allow,
 * once for list, detail, totals, search and export alike.
 */
export abstract class LicensedReader<E extends LicensedEntity> {
  protected readonly db: Database;
  protected readonly name: string;
  protected readonly options: Required<RepositoryOptions>;
  private readonly appliers = new WeakMap<ListColumns, ListQueryApplier<E>>();
  private readonly totals: ListTotals;
  private cachedMapper: RowMapper<E> | undefined;

  constructor(
    protected readonly services: RepositoryServices,
    private readonly entity: EntityClass<E>,
    options: RepositoryOptions,
  ) {
    this.db = services.db;
    this.totals = new ListTotals(services.db, services.clock);
    this.options = {
      audit: true,
      softDelete: true,
      sharesIds: false,
      idsFirst: false,
      insertsSoon: false,
      notListed: [],
      ...options,
    };
    this.name = options.name;
  }

  /** Narrows to what the caller may see; the licence is added in any case. Default: everything in the licence. */
  protected scope(_ctx: RequestContext, _qb: SelectQueryBuilder<E>, _alias: string): void {
    // Most entities know no narrower reach than the licence.
  }

  /** A query over the caller's records: licence, ability scope, not deleted. The only door to this table. */
  protected query(ctx: RequestContext, options: FindOptions = {}): SelectQueryBuilder<E> {
    requireLicence(ctx);
    const alias = this.name;
    const qb = this.db
      .manager(ctx)
      .createQueryBuilder(this.entity, alias)
      .where(`${alias}.licenceId = :licenceId`, { licenceId: ctx.licenceId });
    if (options.deleted === 'only') qb.andWhere(`${alias}.deletedAt IS NOT NULL`);
    else if (options.deleted !== 'include') qb.andWhere(`${alias}.deletedAt IS NULL`);
    this.scope(ctx, qb, alias);
    return qb;
  }

  /** Runs a query of `query()`. */
  protected async many(qb: SelectQueryBuilder<E>): Promise<E[]> {
    const rows = await qb.getRawMany<Record<string, unknown>>();
    return rows.map((row) => this.mapper.hydrate(row, this.name));
  }

  protected async one(qb: SelectQueryBuilder<E>): Promise<E | null> {
    const [first] = await this.many(qb.limit(1));
    return first ?? null;
  }

  /** One page: one select, and one count where neither the page nor an earlier count tells the total. For services that need a whole list, all. */
  async list(
    ctx: RequestContext,
    query: ListQuery,
    columns: ListColumns,
  ): Promise<{ items: E[]; total: number }> {
    if (query.pageSize === 'all') {
      const items: E[] = [];
      for await (const record of this.stream(ctx, query, columns)) items.push(record);
      return { items, total: items.length };
    }
    const offset = (query.page - 1) * query.pageSize;
    const items = await this.readPage(ctx, query, columns, { limit: query.pageSize, offset });
    const isLastPage = items.length < query.pageSize && (items.length > 0 || query.page === 1);
    return { items, total: isLastPage ? offset + items.length : await this.count(ctx, query, columns) };
  }

  private readPage(
    ctx: RequestContext,
    query: ListQuery,
    columns: ListColumns,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<E[]> {
    if (this.options.idsFirst && this.isInOrder(ctx, query)) {
      const page = this.pageQuery(ctx, query).andWhere(`${this.name}.deletedAt IS NULL`);
      this.applier(columns).order(ctx, page, query);
      return this.many(page.limit(limit).offset(offset));
    }
    const filtered = this.filtered(ctx, query, columns);
    this.applier(columns).order(ctx, filtered, query);
    return this.many(this.pageOf(ctx, filtered.limit(limit).offset(offset), query, columns));
  }

  /**
   * Returns true if an index has the records of this list in its order, and its first ones are asked for: then they are read
   * as they come, although pages of this repository are found by their ids.
   */
  protected isInOrder(_ctx: RequestContext, _query: ListQuery): boolean {
    return false;
  }

  /** Counts the records that a query of `query()` finds, again after a write in the licence. Changes the query. */
  protected totalOf(ctx: RequestContext, qb: SelectQueryBuilder<E>): Promise<number> {
    return this.totals.of(ctx, qb);
  }

  /** The query that reads the records of a page, of the query that finds them. */
  private pageOf(
    ctx: RequestContext,
    found: SelectQueryBuilder<E>,
    query: ListQuery,
    columns: ListColumns,
  ): SelectQueryBuilder<E> {
    const { idsFirst, notListed } = this.options;
    if (!idsFirst) {
      if (notListed.length > 0) found.select(this.mapper.selectList(this.name, notListed));
      this.beside(found);
      return found;
    }
    const ids = dropUnusedJoins(found.select(`${this.name}.id`, 'id'));
    const page = this.selectedBy(this.pageQuery(ctx, query), ids);
    this.applier(columns).order(ctx, page, query);
    return page;
  }

  /** Narrows a query to the ids that another one selects, which may be limited. */
  protected selectedBy(
    query: SelectQueryBuilder<E>,
    ids: Pick<SelectQueryBuilder<E>, 'getQuery' | 'getParameters'>,
  ): SelectQueryBuilder<E> {
    query.setParameters(ids.getParameters());
    const selection = `(${ids.getQuery()})`;
    // SQLite may run a joined selection again for each row, but one in IN once. MySQL accepts no LIMIT in IN.
    return this.db.kind === 'sqlite'
      ? query.andWhere(`${this.name}.id IN ${selection}`)
      : query.innerJoin(selection, 'page', `page.id = ${this.name}.id`);
  }

  /** The query over the records of a page that was found by its ids. */
  protected pageQuery(ctx: RequestContext, _query: ListQuery): SelectQueryBuilder<E> {
    return this.query(ctx, { deleted: 'include' });
  }

  /** Adds to the query of a page what its records show of others, for `many` to read; the count does without. */
  protected beside(_qb: SelectQueryBuilder<E>): void {
    // Most records show themselves alone.
  }

  async count(ctx: RequestContext, query: ListQuery, columns: ListColumns): Promise<number> {
    return this.totals.ofList(ctx, { query, columns }, () => this.filtered(ctx, query, columns));
  }

  /** Every record of a list in its order, in chunks, so that neither side holds them all. The set is fixed at the start. */
  async *stream(ctx: RequestContext, query: ListQuery, columns: ListColumns): AsyncGenerator<E> {
    yield* this.streamIds(ctx, await this.ids(ctx, query, columns));
  }

  /** Every record of the licence by its id, deleted ones too, in pages: to tell others of all of them. */
  async *pages(ctx: RequestContext): AsyncGenerator<E[]> {
    for (let after = ''; ;) {
      const next = this.query(ctx, { deleted: 'include' }).andWhere(`${this.name}.id > :after`, { after });
      const page = await this.many(next.orderBy(`${this.name}.id`).limit(idsPerQuery));
      if (page.length > 0) yield page;
      const last = page.at(-1);
      if (!last || page.length < idsPerQuery) return;
      after = last.id;
    }
  }

  /** Total and stream of a `pageSize=all` list in one: what the controller answers. */
  async listAll(ctx: RequestContext, query: ListQuery, columns: ListColumns) {
    const ids = await this.ids(ctx, query, columns);
    return { total: ids.length, items: this.streamIds(ctx, ids) };
  }

  /** A list as it is shown, where records need more than themselves for that: one page, or with `all` a stream of portions. */
  async listViews<V>(
    ctx: RequestContext,
    query: ListQuery,
    columns: ListColumns,
    toViews: (records: E[]) => Promise<V[]>,
  ): Promise<ListResult<V>> {
    if (query.pageSize !== 'all') {
      const { items, total } = await this.list(ctx, query, columns);
      return { items: await toViews(items), total };
    }
    return this.listAllViews(ctx, query, columns, toViews);
  }

  /** The same, always as a stream. */
  async listAllViews<V>(
    ctx: RequestContext,
    query: ListQuery,
    columns: ListColumns,
    toViews: (records: E[]) => Promise<V[]>,
  ): Promise<{ items: AsyncIterable<V>; total: number }> {
    const ids = await this.ids(ctx, query, columns);
    const load = async (some: readonly string[]) =>
      toViews(await this.getMany(ctx, some, { deleted: 'include' }));
    return { items: inPortions(ids, load), total: ids.length };
  }

  /** Ids of every record of a list, in its order. */
  async ids(ctx: RequestContext, query: ListQuery, columns: ListColumns): Promise<string[]> {
    const qb = this.filtered(ctx, query, columns).select(`${this.name}.id`, 'id');
    this.applier(columns).order(ctx, qb, query);
    const rows = await dropUnusedJoins(qb).getRawMany<{ id: string }>();
    return rows.map((row) => row.id);
  }

  /**
   * For the global search: first what begins with one of the texts in an indexed property, then, as far as places are
   * left, what contains every word. `beginnings`: pairs of property and text, the most telling first.
   */
  async search(
    ctx: RequestContext,
    { text, limit, beginnings = [] }: RecordSearch<E>,
    columns: ListColumns,
  ): Promise<E[]> {
    const found = new Map<string, E>();
    for (const [property, start] of beginnings) {
      if (start === '' || found.size >= limit) continue;
      const path = `${this.name}.${property}`;
      const query = beginningWith(this.query(ctx), path, start, this.db.kind).orderBy(path).limit(limit);
      for (const row of await this.many(query)) found.set(row.id, row);
    }
    if (found.size < limit) {
      const query = { ...noFilter, pageSize: limit, search: text };
      const items = await this.readPage(ctx, query, columns, { limit, offset: 0 });
      for (const row of items) found.set(row.id, row);
    }
    return [...found.values()].slice(0, limit);
  }

  async find(ctx: RequestContext, id: string, options?: FindOptions): Promise<E | null> {
    return this.one(this.query(ctx, options).andWhere(`${this.name}.id = :id`, { id }));
  }

  /** 404 where it does not exist, belongs to another licence, or is out of the caller's reach: all the same answer. */
  async get(ctx: RequestContext, id: string, options?: FindOptions): Promise<E> {
    const found = await this.find(ctx, id, options);
    if (found) return found;
    this.services.foreign.missed(ctx, { entity: this.name, table: this.mapper.table, id });
    throw commonError('NOT_FOUND');
  }

  /** Those of the ids that exist for the caller, in the order asked for. */
  async getMany(ctx: RequestContext, ids: readonly string[], options?: FindOptions): Promise<E[]> {
    const found = new Map<string, E>();
    for (let from = 0; from < ids.length; from += idsPerQuery) {
      const chunk = ids.slice(from, from + idsPerQuery);
      const rows = await this.many(
        this.query(ctx, options).andWhere(`${this.name}.id IN (:...ids)`, { ids: chunk }),
      );
      for (const row of rows) found.set(row.id, row);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  protected get mapper(): RowMapper<E> {
    this.cachedMapper ??= rowMapper(this.db.dataSource, this.entity);
    return this.cachedMapper;
  }

  protected get metadata(): EntityMetadata {
    return this.mapper.metadata;
  }

  protected now(): Date {
    return this.services.clock.now();
  }

  protected filtered(ctx: RequestContext, query: ListQuery, columns: ListColumns): SelectQueryBuilder<E> {
    const qb = this.query(ctx, query.deleted ? { deleted: 'only' } : {});
    this.applier(columns).where(ctx, qb, query);
    return qb;
  }

  private applier(columns: ListColumns): ListQueryApplier<E> {
    let known = this.appliers.get(columns);
    if (!known) {
      known = new ListQueryApplier<E>(this.db.kind, this.metadata, this.name, columns);
      this.appliers.set(columns, known);
    }
    return known;
  }

  private async *streamIds(ctx: RequestContext, ids: readonly string[]): AsyncGenerator<E> {
    yield* inPortions(ids, (some) => this.getMany(ctx, some, { deleted: 'include' }));
  }
}

/** Refuses a context without a licence: no query may reach every licence's records. */
export function requireLicence(ctx: RequestContext): void {
  if (ctx.licenceId === '') throw new Error('A licensed record needs a context with a licence');
}
