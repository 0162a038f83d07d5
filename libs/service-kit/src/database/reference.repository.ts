import { timeOfId } from '@jahrring/contracts-common';
import type { ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { RequestContext } from '../context/request-context';
import type { EventMeta } from '../events/consumes.decorator';
import { InstantColumn } from './columns';
import { isUniqueViolation } from './database-errors';
import { LicensedEntity } from './licensed-entity';
import type { NewRecord } from './licensed-entity';
import { requireLicence } from './licensed-reader';
import { LicensedRepository } from './licensed.repository';
import type { RepositoryServices } from './repository-options';

/** Our copy of another service's record, kept by its events. */
export abstract class ReferenceEntity extends LicensedEntity {
  /** When the event happened that this copy was last taken from. */
  @InstantColumn()
  occurredAt!: Date;
}

/** Outcome of an event: `new` if its record was just made, so that nothing else of it is here; false where the copy is newer. */
export type Upserted = 'new' | 'changed' | false;

/** Base of the repositories of such copies. */
export abstract class ReferenceRepository<E extends ReferenceEntity> extends LicensedRepository<E> {
  private readonly endings = new Map<string, string>();

  constructor(services: RepositoryServices, entity: new () => E, name: string) {
    super(services, entity, { name, audit: false, softDelete: false, sharesIds: true });
  }

  /** Inserts or updates the copy by what an event says; an event older than it changes nothing. (Within one
   * millisecond the order of arrival decides, which is the order of happening.) Returns what was done. */
  async upsert(
    ctx: RequestContext,
    id: string,
    values: Omit<NewRecord<E>, 'id' | 'occurredAt'>,
    { occurredAt }: EventMeta,
  ): Promise<Upserted> {
    const record = { ...values, occurredAt } as unknown as NewRecord<E>;
    if (isFirst(id, occurredAt) && (await this.insertFirst(ctx, { ...record, id }))) return 'new';
    const present = await this.find(ctx, id);
    if (present && present.occurredAt > occurredAt) return false;
    if (present) await this.updateSeen(ctx, present, record);
    else await this.insert(ctx, { ...record, id });
    return 'changed';
  }

  /**
   * The same with the commit, many rows in one statement and without reading any: for copies that nothing in a transaction of
   * events reads, and that nothing follows from (`afterWrite` is not called).
   */
  async upsertLast(
    ctx: RequestContext,
    id: string,
    values: Omit<NewRecord<E>, 'id' | 'occurredAt'>,
    { occurredAt }: EventMeta,
  ): Promise<void> {
    requireLicence(ctx);
    const record = this.newEntity(ctx, { ...values, occurredAt, id } as unknown as NewRecord<E>, this.now());
    const properties = Object.keys(values) as (keyof E & string)[];
    const key = properties.join();
    const ending = this.endings.get(key) ?? this.mapper.orReplaceOlder(properties);
    this.endings.set(key, ending);
    await this.db.insertLast(ctx, this.mapper, [record], ending);
  }

  /** Inserts what an event says of a record that was just made. Returns false where there is a copy of it already. */
  protected async insertFirst(ctx: RequestContext, record: NewRecord<E>): Promise<boolean> {
    try {
      await this.insert(ctx, record);
      return true;
    } catch (error) {
      // The statement alone failed: the transaction goes on.
      if (!isUniqueViolation(error)) throw error;
      return false;
    }
  }

  /** Replaces the rows of a list that belongs to a record, such as the employees of a project. A new record has none yet. */
  protected async replaceList<R extends ObjectLiteral, O extends keyof R>(
    ctx: RequestContext,
    entity: new () => R,
    owner: Pick<R, O>,
    rows: readonly Omit<R, O | 'licenceId'>[],
    isNew = false,
  ): Promise<void> {
    const manager = this.db.writing(ctx);
    const of = { ...owner, licenceId: ctx.licenceId };
    if (!isNew) await manager.delete(entity, of);
    const whole = rows.map((row) => ({ ...of, ...row }));
    if (whole.length > 0) await manager.insert(entity, whole as unknown as QueryDeepPartialEntity<R>[]);
  }
}

/** Between the making of a record's id and the event of its creation. */
const creationMilliseconds = 2_000;

/** Returns true if the event is likely the first one of its record: its id (a UUIDv7) was made just before. */
export function isFirst(id: string, occurredAt: Date): boolean {
  return Math.abs(occurredAt.getTime() - (timeOfId(id) ?? 0)) < creationMilliseconds;
}
