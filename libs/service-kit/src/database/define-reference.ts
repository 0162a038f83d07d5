import type { EventDefinition } from '@jahrring/contracts-common';
import { Injectable } from '@nestjs/common';
import { Entity } from 'typeorm';
import type { RequestContext } from '../context/request-context';
import { Consumes, type EventMeta } from '../events/consumes.decorator';
import type { NewRecord } from './licensed-entity';
import { LicensedReader, requireLicence } from './licensed-reader';
import type { ReferenceField } from './reference-field';
import { ReferenceEntity, ReferenceRepository } from './reference.repository';
import type { Upserted } from './reference.repository';
import { PerTransaction } from './per-transaction';
import { RememberedRecords } from './remembered-records';
import { RepositoryServices, type FindOptions } from './repository-options';

type Fields = Readonly<Record<string, ReferenceField<unknown>>>;
type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['value'] };

/** Values that an event sets, without the columns that are the service's own. */
export type ReferenceValues<E extends ReferenceEntity> = Omit<NewRecord<E>, 'id' | 'occurredAt'>;

/** A reference and the event that keeps it. */
type ReferenceOptions<T, C extends Fields, O extends Fields> = {
  table: string;
  /** Columns that are copied from the record. */
  columns: C;
  /** Columns that no event touches. They can hold nothing: nothing is what a new reference has there. */
  own?: O;
  /** Returns the values of an event; null where its record is not kept here. */
  from: (event: T) => ValuesOf<C> | null;
} & (T extends { id: string } ? { id?: (event: T) => string } : { id: (event: T) => string });

type Reference<C extends Fields, O extends Fields> = ReferenceEntity & ValuesOf<C> & ValuesOf<O>;

/** Functions that read id and values of an event. */
interface Reading<E extends ReferenceEntity, T> {
  idOf: (event: T) => string;
  valuesOf: (event: T) => ReferenceValues<E> | null;
  /** True if events alone write the whole reference. */
  isCopy: boolean;
}

/**
 * Base of the repositories that `defineReference` makes. Outside of a transaction `getMany` and `find` remember them until the next
 * write in the licence; where it depends on the caller which of them there are, they are read each time.
 */
export class DefinedReferenceRepository<E extends ReferenceEntity, T> extends ReferenceRepository<E> {
  private readonly remembered: RememberedRecords<E>;
  private readonly inTransaction = new PerTransaction<E | null>();

  constructor(
    services: RepositoryServices,
    entity: new () => E,
    name: string,
    private readonly reading: Reading<E, T>,
  ) {
    super(services, entity, name);
    this.remembered = new RememberedRecords(services.db, services.clock);
  }

  override async getMany(ctx: RequestContext, ids: readonly string[], options?: FindOptions): Promise<E[]> {
    if (options || !this.isRemembered) return super.getMany(ctx, ids, options);
    requireLicence(ctx);
    return this.remembered.of(ctx, ids, (missing) => super.getMany(ctx, missing));
  }

  override async find(ctx: RequestContext, id: string, options?: FindOptions): Promise<E | null> {
    if (options || !this.isRemembered) return super.find(ctx, id, options);
    // People write no references: what one of their transactions has read stays so in it.
    if (ctx.tx && ctx.system) return super.find(ctx, id);
    if (ctx.tx) return this.inTransaction.get(ctx, () => super.find(ctx, id), id);
    return (await this.getMany(ctx, [id]))[0] ?? null;
  }

  private get isRemembered(): boolean {
    return this.reading.isCopy && this.scope === LicensedReader.prototype['scope'];
  }

  /** Brings the reference to what the event says. Returns what it did: an older event, or one of something else, changes nothing. */
  async upsertFrom(ctx: RequestContext, event: T, meta: EventMeta): Promise<Upserted> {
    const values = this.reading.valuesOf(event);
    if (!values) return false;
    const done = await this.upsert(ctx, this.reading.idOf(event), values, meta);
    if (done) await this.afterUpsert(ctx, event, done === 'new');
    return done;
  }

  /** For lists that belong to the record, which a new one has none of yet; in the event's transaction. */
  protected async afterUpsert(_ctx: RequestContext, _event: T, _isNew: boolean): Promise<void> {
    // Most references are one row.
  }
}

interface DefinedReference<E extends ReferenceEntity, T> {
  Entity: new () => E;
  /** Extend it: under the name the service knows it by, with the queries it needs. */
  Repository: (new (services: RepositoryServices) => DefinedReferenceRepository<E, T>) & {
    readonly event: EventDefinition<T>;
  };
}

/**
 * Declares a service's copy of another service's record: its table, its columns and what an event says of them. The
 * repository is used as every other; `consumerOf` keeps it by the event.
 */
export function defineReference<T, const C extends Fields, const O extends Fields = Record<never, never>>(
  event: EventDefinition<T>,
  options: ReferenceOptions<T, C, O>,
): DefinedReference<Reference<C, O>, T> {
  const { table, columns, own, from, id } = options;
  const name = camelCase(table.replace(/s$/, ''));

  class DefinedEntity extends ReferenceEntity {}
  nameClass(DefinedEntity, `${name.charAt(0).toUpperCase()}${name.slice(1)}Entity`);
  for (const [property, field] of Object.entries<ReferenceField<unknown>>({ ...columns, ...own })) {
    field.declareOn(DefinedEntity.prototype, property);
  }
  Entity(table)(DefinedEntity);
  const entity = DefinedEntity as new () => Reference<C, O>;

  const reading: Reading<Reference<C, O>, T> = {
    idOf: (payload) => (id ? id(payload) : (payload as T & { id: string }).id),
    valuesOf: (payload) => from(payload) as ReferenceValues<Reference<C, O>> | null,
    isCopy: own === undefined,
  };

  @Injectable()
  class Repository extends DefinedReferenceRepository<Reference<C, O>, T> {
    static readonly event = event;

    constructor(services: RepositoryServices) {
      super(services, entity, name, reading);
    }
  }

  return { Entity: entity, Repository };
}

/** A repository of `defineReference`, whatever else its constructor takes. */
interface ListeningRepository<T> {
  new (...parameters: never[]): {
    upsertFrom: (ctx: RequestContext, event: T, meta: EventMeta) => Promise<unknown>;
  };
  readonly event: EventDefinition<T>;
}

/**
 * The consumer that keeps a reference by its event, named after the repository. Without one, another feature listens, calls
 * `upsertFrom` and does what follows from it.
 */
export function consumerOf<T>(Repository: ListeningRepository<T>): new (...parameters: never[]) => object {
  class Consumer {
    constructor(private readonly references: InstanceType<ListeningRepository<T>>) {}

    @Consumes(Repository.event)
    async onChanged(ctx: RequestContext, payload: T, meta: EventMeta): Promise<void> {
      await this.references.upsertFrom(ctx, payload, meta);
    }
  }
  Injectable()(Consumer);
  Reflect.defineMetadata('design:paramtypes', [Repository], Consumer);
  nameClass(Consumer, Repository.name.replace(/Repository$/, 'Consumer'));
  return Consumer;
}

/** The inbox and the driver know classes by their names. */
function nameClass(target: object, value: string): void {
  Object.defineProperty(target, 'name', { value });
}

function camelCase(table: string): string {
  return table.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
