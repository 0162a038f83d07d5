import { newId, type ListQuery } from '@jahrring/contracts-common';
import {
  Clock,
  commonError,
  Database,
  inPortions,
  type ListColumns,
  ListQueryApplier,
  type ListResult,
  type RequestContext,
  rowMapper,
  type RowMapper,
  type VersionedEntity,
} from '@jahrring/service-kit';
import type { EntityTarget, QueryDeepPartialEntity, SelectQueryBuilder } from 'typeorm';

type Managed = 'version' | 'createdAt' | 'updatedAt' | 'deletedAt';
export type NewInstallationRecord<E extends VersionedEntity> = Omit<E, Managed | 'id'> & { id?: string };
export type InstallationPatch<E extends VersionedEntity> = Partial<Omit<E, Managed | 'id'>> & {
  deletedAt?: Date | null;
};

/**
 * Like the kit's licensed repository, for the few records of the installation rather than of one licence. Who may see which row
 * is decided by the services that use it: there is no licence to scope by.
 */
export abstract class InstallationRepository<E extends VersionedEntity> {
  private mapper: RowMapper<E> | undefined;

  constructor(
    protected readonly db: Database,
    protected readonly clock: Clock,
    private readonly entity: EntityTarget<E>,
    protected readonly alias: string,
    private readonly columns: ListColumns,
  ) {}

  protected query(ctx: RequestContext): SelectQueryBuilder<E> {
    return this.db.manager(ctx).createQueryBuilder(this.entity, this.alias);
  }

  /** A list as `toViews` shows it: one page, or with `all` a stream of portions. */
  async list<V>(
    ctx: RequestContext,
    query: ListQuery,
    toViews: (records: readonly E[]) => Promise<V[]>,
  ): Promise<ListResult<V>> {
    const qb = this.query(ctx).where(`${this.alias}.deletedAt IS ${query.deleted ? 'NOT ' : ''}NULL`);
    const applier = new ListQueryApplier<E>(this.db.kind, this.rows.metadata, this.alias, this.columns);
    applier.where(ctx, qb, query);
    const { page, pageSize } = query;
    if (pageSize !== 'all') {
      const total = await qb.getCount();
      applier.order(ctx, qb, query);
      const records = await qb
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .getMany();
      return { items: await toViews(records), total };
    }
    applier.order(ctx, qb, query);
    const rows = await qb.select(`${this.alias}.id`, 'id').getRawMany<{ id: string }>();
    const ids = rows.map(({ id }) => id);
    return {
      items: inPortions(ids, async (some) => toViews(await this.inOrder(ctx, some))),
      total: ids.length,
    };
  }

  /** Finds a record, deleted ones included. */
  find(ctx: RequestContext, id: string): Promise<E | null> {
    return this.query(ctx).where(`${this.alias}.id = :id`, { id }).getOne();
  }

  async get(ctx: RequestContext, id: string): Promise<E> {
    const found = await this.find(ctx, id);
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }

  async getMany(ctx: RequestContext, ids: readonly string[]): Promise<E[]> {
    if (ids.length === 0) return [];
    return this.query(ctx)
      .where(`${this.alias}.id IN (:...ids)`, { ids: [...new Set(ids)] })
      .getMany();
  }

  private async inOrder(ctx: RequestContext, ids: readonly string[]): Promise<E[]> {
    const found = new Map((await this.getMany(ctx, ids)).map((record) => [record.id, record]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async insert(ctx: RequestContext, values: NewInstallationRecord<E>): Promise<E> {
    const now = this.clock.now();
    const managed = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const record = this.rows.build({ ...values, id: values.id ?? newId(), ...managed } as Partial<E>);
    await this.rows.insert(this.db.writing(ctx), [record]);
    return record;
  }

  /** Changes a record that still has this version; 412 when it has moved on, 404 when there is none. */
  async update(ctx: RequestContext, id: string, version: number, patch: InstallationPatch<E>): Promise<E> {
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(this.entity)
      // The builder's own type for values cannot follow a generic record; `patch` is checked above.
      .set({ ...patch, version: version + 1, updatedAt: this.clock.now() } as QueryDeepPartialEntity<E>)
      .where('id = :id AND version = :version', { id, version })
      .execute();
    const current = await this.get(ctx, id);
    if (affected !== 1)
      throw commonError('VERSION_MISMATCH', undefined, { current: this.toCurrent(current) });
    return current;
  }

  /** Returns the current state of the record, for a writer whose version is stale. */
  protected abstract toCurrent(record: E): unknown;

  protected get rows(): RowMapper<E> {
    this.mapper ??= rowMapper(this.db.dataSource, this.entity);
    return this.mapper;
  }
}
