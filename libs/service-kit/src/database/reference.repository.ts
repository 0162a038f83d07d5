import type { ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { RequestContext } from '../context/request-context';
import type { EventMeta } from '../events/consumes.decorator';
import { InstantColumn } from './columns';
import { LicensedEntity } from './licensed-entity';
import type { NewRecord } from './licensed-entity';
import { LicensedRepository } from './licensed.repository';
import type { RepositoryServices } from './repository-options';

/** Our copy of another service's record, kept by its events. */
export abstract class ReferenceEntity extends LicensedEntity {
  /** When the event happened that this copy was last taken from. */
  @InstantColumn()
  occurredAt!: Date;
}

/** Base of the repositories of such copies. */
export abstract class ReferenceRepository<E extends ReferenceEntity> extends LicensedRepository<E> {
  constructor(services: RepositoryServices, entity: new () => E, name: string) {
    super(services, entity, { name, audit: false, softDelete: false, sharesIds: true });
  }

  /** Inserts or updates the copy by what an event says; an event older than it changes nothing. (Within one
   * millisecond the order of arrival decides, which is the order of happening.) Returns whether it was written. */
  async upsert(
    ctx: RequestContext,
    id: string,
    values: Omit<NewRecord<E>, 'id' | 'occurredAt'>,
    { occurredAt }: EventMeta,
  ): Promise<boolean> {
    const present = await this.find(ctx, id);
    if (present && present.occurredAt > occurredAt) return false;
    const record = { ...values, occurredAt } as unknown as NewRecord<E>;
    if (present) await this.update(ctx, id, present.version, record);
    else await this.insert(ctx, { ...record, id });
    return true;
  }

  /** Replaces the rows of a list that belongs to a record, such as the employees of a project. */
  protected async replaceList<R extends ObjectLiteral, O extends keyof R>(
    ctx: RequestContext,
    entity: new () => R,
    owner: Pick<R, O>,
    rows: readonly Omit<R, O | 'licenceId'>[],
  ): Promise<void> {
    const manager = this.db.writing(ctx);
    const of = { ...owner, licenceId: ctx.licenceId };
    await manager.delete(entity, of);
    const whole = rows.map((row) => ({ ...of, ...row }));
    if (whole.length > 0) await manager.insert(entity, whole as unknown as QueryDeepPartialEntity<R>[]);
  }
}
