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

  /** Takes over what an event says; an event older than our copy changes nothing. (Within one
   * millisecond the order of arrival decides, which is the order of happening.) Answers whether it was taken. */
  async take(
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
}
