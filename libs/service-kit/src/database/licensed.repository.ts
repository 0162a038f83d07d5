import { newId } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import type { EntityMetadata, SelectQueryBuilder } from 'typeorm';
import type { Audit } from '../audit/audit';
import type { AuditAction } from '../audit/audit-actions';
import { derivedFields } from '../audit/audited-fields';
import { difference } from '../audit/difference';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import { commonError } from '../errors/app-error';
import type { ForeignRecords } from '../metrics/foreign-records';
import type { Database } from './database';
import type { ListResult } from '../http/list-stream';
import { dropUnusedJoins } from './drop-unused-joins';
import { execute } from './execute';
import { inPortions } from './in-portions';
import { insertNew } from './insert-new';
import type { LicensedEntity, NewRecord, RecordPatch } from './licensed-entity';
import { ListQueryApplier } from './list-query';
import type { ListColumns } from './list-query';
import { ListTotals } from './list-totals';
import { rowMapper } from './row-mapper';
import type { RowMapper } from './row-mapper';
import { beginningWith } from './beginning-with';

export interface RepositoryOptions {
  /** Alias in queries and entity name in the audit trail: `address`. */
  name: string;
  /** Write a row of the audit trail with every change (default: yes). */
  audit?: boolean;
  /** Removing keeps the row, for restoring (default: yes). */
  softDelete?: boolean;
  /**
   * A record bears the id of what it says more about, here or in another service (default: no): such an id is never
   * replaced, else one that a record of another licence has.
   */
  sharesIds?: boolean;
  /**
   * A page is found by its ids and read beside them, in one statement (default: no): for tables of millions with joins, where
   * wide rows cost much to sort.
   */
  idsFirst?: boolean;
  /** Properties that a page of a list is read without (default: none): large texts that only the record itself shows. */
  notListed?: readonly string[];
}

/** What a repository needs from its service; injected as one. */
export abstract class RepositoryServices {
  abstract readonly db: Database;
  abstract readonly audit: Audit;
  abstract readonly clock: Clock;
  abstract readonly foreign: ForeignRecords;
}

export interface FindOptions {
  /** `include`: living and deleted; `only`: deleted ones. Default: living ones. */
  deleted?: 'include' | 'only';
}

/** What somebody types into the global search. */
export interface RecordSearch<E> {
  text: string;
  limit: number;
  beginnings?: readonly (readonly [property: keyof E & string, start: string])[];
}

const noFilter = { page: 1, sort: [], filter: {} };

type EntityClass<E> = new () => E;

const idsPerQuery = 500;

/**
 * Base of every repository of licensed records. Nothing leaves or enters without the caller's licence; `scope` adds
 * what the caller's permissions allow, once for list, detail, totals, search and export alike.
 */
export abstract class LicensedRepository<E extends LicensedEntity> {
  protected readonly db: Database;
  protected readonly name: string;
  private readonly options: Required<RepositoryOptions>;
  private readonly appliers = new WeakMap<ListColumns, ListQueryApplier<E>>();
  private readonly totals: ListTotals;
  private cachedMapper: RowMapper<E> | undefined;

  constructor(
    private readonly services: RepositoryServices,
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
    const filtered = this.filtered(ctx, query, columns);
    const count = filtered.clone();
    this.applier(columns).order(ctx, filtered, query);
    const offset = (query.page - 1) * query.pageSize;
    const items = await this.many(
      this.pageOf(ctx, filtered.limit(query.pageSize).offset(offset), query, columns),
    );
    const isLastPage = items.length < query.pageSize && (items.length > 0 || query.page === 1);
    return { items, total: isLastPage ? offset + items.length : await this.totals.of(ctx, count) };
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
    const page = this.query(ctx, { deleted: 'include' })
      .innerJoin(`(${ids.getQuery()})`, 'page', `page.id = ${this.name}.id`)
      .setParameters(ids.getParameters());
    this.applier(columns).order(ctx, page, query);
    return page;
  }

  /** Adds to the query of a page what its records show of others, for `many` to read; the count does without. */
  protected beside(_qb: SelectQueryBuilder<E>): void {
    // Most records show themselves alone.
  }

  async count(ctx: RequestContext, query: ListQuery, columns: ListColumns): Promise<number> {
    return this.totals.of(ctx, this.filtered(ctx, query, columns));
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
      const { items } = await this.list(ctx, { ...noFilter, pageSize: limit, search: text }, columns);
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

  /**
   * Writes a new record and answers it as it stands in the database: under the id it was given, unless a record of another
   * licence has that one.
   */
  async insert(ctx: RequestContext, values: NewRecord<E>): Promise<E> {
    const [entity] = await this.insertMany(ctx, [values]);
    if (!entity) throw new Error('An insert wrote nothing');
    return entity;
  }

  async insertMany(ctx: RequestContext, values: readonly NewRecord<E>[]): Promise<E[]> {
    requireLicence(ctx);
    const manager = this.db.writing(ctx);
    const now = this.services.clock.now();
    const entities = values.map((value) => this.newEntity(ctx, value, now));
    const { mapper } = this;
    if (this.givesIds(ctx, values)) await insertNew({ mapper, kind: this.db.kind, manager }, entities);
    else await mapper.insert(manager, entities);
    for (const entity of entities) await this.afterWrite(ctx, null, entity);
    if (this.options.audit) {
      await this.services.audit.recordMany(
        ctx,
        entities.map((entity) => ({
          action: 'create',
          entity: this.name,
          entityId: this.auditedAs(entity),
          after: this.auditable(entity),
        })),
      );
    }
    return entities;
  }

  /**
   * Changes the given properties of the version the caller has seen. 404 where it is not the caller's, 412 with the
   * present record where somebody was faster.
   */
  async update(ctx: RequestContext, id: string, expectedVersion: number, patch: RecordPatch<E>): Promise<E> {
    const before = await this.getVersion(ctx, id, expectedVersion);
    const managed = { version: expectedVersion + 1, updatedAt: this.services.clock.now() };
    const changed = this.mapper.settle({ ...patch, ...managed } as Partial<E>);
    await this.write(ctx, id, expectedVersion, changed);
    const after = Object.assign(this.mapper.build({}), before, changed);
    await this.afterWrite(ctx, before, after);
    await this.auditChange(ctx, 'update', before, after);
    return after;
  }

  /** Deletes the version the caller has seen: hidden and restorable, or for good, as the repository says. */
  async remove(ctx: RequestContext, id: string, expectedVersion: number): Promise<void> {
    const before = await this.getVersion(ctx, id, expectedVersion);
    if (this.options.softDelete) {
      const now = this.services.clock.now();
      const gone = { version: expectedVersion + 1, updatedAt: now, deletedAt: now } as Partial<E>;
      await this.write(ctx, id, expectedVersion, gone);
    } else {
      const statement = `DELETE FROM ${this.mapper.table} WHERE ${this.idCondition}`;
      await this.writeOne(ctx, statement, [], id, expectedVersion);
    }
    await this.afterWrite(ctx, before, null);
    await this.auditRemoval(ctx, before);
  }

  /** Brings a deleted record back. */
  async restore(ctx: RequestContext, id: string): Promise<E> {
    const before = await this.get(ctx, id, { deleted: 'only' });
    const changed = {
      version: before.version + 1,
      updatedAt: this.services.clock.now(),
      deletedAt: null,
    } as Partial<E>;
    await this.write(ctx, id, before.version, changed);
    const after = Object.assign(this.mapper.build({}), before, changed);
    await this.afterWrite(ctx, null, after);
    await this.auditChange(ctx, 'restore', before, after);
    return after;
  }

  /**
   * Called in the transaction of every write, for sums that are kept as records change. `before` is null where a record was
   * inserted or restored, `after` where it was removed.
   */
  protected async afterWrite(_ctx: RequestContext, _before: E | null, _after: E | null): Promise<void> {}

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

  /** Properties that stay out of the audit trail: passwords, insurance and bank numbers. */
  protected get unaudited(): readonly (keyof E & string)[] {
    return [];
  }

  /** The id an entry of the audit trail carries: of the record itself, or of what it is a part of. */
  protected auditedAs(entity: E): string {
    return entity.id;
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

  private newEntity(ctx: RequestContext, values: NewRecord<E>, now: Date): E {
    const managed = {
      id: values.id ?? newId(),
      licenceId: ctx.licenceId,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    return this.mapper.build({ ...values, ...managed } as unknown as Partial<E>);
  }

  /** Whether a person's device made ids of these records; events and jobs bring ids that others know. */
  private givesIds(ctx: RequestContext, values: readonly NewRecord<E>[]): boolean {
    if (this.options.sharesIds || (ctx.system && ctx.userId === '')) return false;
    return values.some(({ id }) => id !== undefined);
  }

  private async getVersion(ctx: RequestContext, id: string, expectedVersion: number): Promise<E> {
    this.db.writing(ctx);
    const found = await this.get(ctx, id);
    if (found.version !== expectedVersion) throw staleError(found);
    return found;
  }

  private get idCondition(): string {
    const { mapper } = this;
    return ['id', 'licence_id', 'version'].map((name) => `${mapper.escape(name)} = ?`).join(' AND ');
  }

  /** UPDATE … WHERE id AND licence AND version: whoever comes second changes no row. */
  private async write(ctx: RequestContext, id: string, version: number, changed: Partial<E>): Promise<void> {
    const { sql, values } = this.mapper.assignments(changed);
    const statement = `UPDATE ${this.mapper.table} SET ${sql.join(', ')} WHERE ${this.idCondition}`;
    await this.writeOne(ctx, statement, values, id, version);
  }

  private async writeOne(
    ctx: RequestContext,
    statement: string,
    values: readonly unknown[],
    id: string,
    version: number,
  ): Promise<void> {
    const manager = this.db.writing(ctx);
    const affected = await execute(manager, statement, [...values, id, ctx.licenceId, version]);
    if (affected !== 1) throw staleError(await this.get(ctx, id, { deleted: 'include' }));
  }

  private auditable(entity: E): Record<string, unknown> {
    const rest = { ...entity } as unknown as Record<string, unknown>;
    for (const field of [...derivedFields, ...this.unaudited]) delete rest[field];
    return rest;
  }

  private async auditChange(ctx: RequestContext, action: AuditAction, before: E, after: E): Promise<void> {
    if (!this.options.audit) return;
    const [was, is] = difference(this.auditable(before), this.auditable(after));
    await this.services.audit.record(ctx, {
      action,
      entity: this.name,
      entityId: this.auditedAs(after),
      before: was,
      after: is,
    });
  }

  private async auditRemoval(ctx: RequestContext, before: E): Promise<void> {
    if (!this.options.audit) return;
    await this.services.audit.record(ctx, {
      action: 'delete',
      entity: this.name,
      entityId: this.auditedAs(before),
      before: this.auditable(before),
    });
  }
}

function requireLicence(ctx: RequestContext): void {
  if (ctx.licenceId === '') throw new Error('A licensed record needs a context with a licence');
}

function staleError(current: unknown) {
  return commonError('VERSION_MISMATCH', undefined, { current });
}
