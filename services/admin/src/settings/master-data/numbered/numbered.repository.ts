import {
  execute,
  fieldErrorOf,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  type ListColumns,
  type NewRecord,
  type RecordPatch,
  type RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import type { NumberedEntity } from './numbered.entity';

export type NewNumbered<E extends NumberedEntity> = Omit<NewRecord<E>, 'numberKey'>;
export type NumberedPatch<E extends NumberedEntity> = Partial<
  Omit<E, 'numberKey' | 'id' | 'licenceId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'>
>;

/** Fields every numbered record is listed by. */
export const numberedColumns: ListColumns = {
  fields: { number: 'number', title: 'title', active: 'active', updatedAt: 'updatedAt' },
  search: ['number', 'title'],
};

/** Records whose number is unique in their licence: of two that write the same at once the second is refused. */
export abstract class NumberedRepository<E extends NumberedEntity> extends LicensedRepository<E> {
  private readonly numberIndex: { index: string; column: string };

  constructor(services: RepositoryServices, entity: new () => E, name: string, table: string) {
    super(services, entity, { name });
    this.numberIndex = {
      index: indexName(table, ['licence_id', 'number_key'], true),
      column: 'number_key',
    };
  }

  /** Every living record by number: what pickers offer. */
  findAll(ctx: RequestContext): Promise<E[]> {
    return this.many(this.query(ctx).orderBy(`${this.name}.number`));
  }

  findByNumbers(ctx: RequestContext, numbers: readonly string[]): Promise<E[]> {
    if (numbers.length === 0) return Promise.resolve([]);
    return this.many(this.query(ctx).andWhere(`${this.name}.numberKey IN (:...numbers)`, { numbers }));
  }

  /** Writes new records; 422 on the number if another one bears it. */
  create(ctx: RequestContext, records: readonly NewNumbered<E>[]): Promise<E[]> {
    const keyed = records.map(
      (record) => ({ ...record, numberKey: record.number }) as unknown as NewRecord<E>,
    );
    return this.refuseTaken(() => this.insertMany(ctx, keyed));
  }

  /** Changes the version the caller has seen; 422 on the number if another one bears it. */
  change(ctx: RequestContext, id: string, version: number, patch: NumberedPatch<E>): Promise<E> {
    const keyed = patch.number === undefined ? patch : { ...patch, numberKey: patch.number };
    return this.refuseTaken(() => this.update(ctx, id, version, keyed as RecordPatch<E>));
  }

  /** Deletes it and gives its number free. */
  override async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await super.remove(ctx, id, version);
    await this.setKey(ctx, id, null);
  }

  /** Brings it back; 422 if its number has been given to another one since. */
  override async restore(ctx: RequestContext, id: string): Promise<E> {
    const record = await super.restore(ctx, id);
    await this.refuseTaken(() => this.setKey(ctx, id, record.number));
    return record;
  }

  private async setKey(ctx: RequestContext, id: string, key: string | null): Promise<void> {
    const sql = `UPDATE ${this.mapper.table} SET number_key = ? WHERE id = ? AND licence_id = ?`;
    await execute(this.db.writing(ctx), sql, [key, id, ctx.licenceId]);
  }

  private async refuseTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (isUniqueViolation(error, this.numberIndex)) throw fieldErrorOf('number', 'unique');
      throw error;
    }
  }
}
