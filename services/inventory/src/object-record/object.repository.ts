import type { ListQuery } from '@jahrring/contracts-common';
import { machineKinds, type ObjectKind, type OptionsQuery } from '@jahrring/contracts-inventory';
import {
  fieldErrorOf,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type ExtraRecord,
  type ListColumns,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { ObjectEmployeeEntity } from './object-employee.entity';
import { articleNumberKey, titleKey } from './object-keys';
import { ObjectEntity } from './object.entity';
import { limitToVisible, seesObjectPrices } from './object.scope';

export const objectColumns: ListColumns = {
  fields: {
    kind: 'kind',
    title: 'title',
    articleNumber: 'articleNumber',
    unit: 'unit',
    price: { sql: 'object.price', kind: 'other', seenBy: seesObjectPrices },
    active: 'active',
    updatedAt: 'updatedAt',
    rateCategoryId: 'rateCategoryId',
    companyPartId: 'companyPartId',
    costCentre: 'costCentre',
    nextServiceDate: 'nextServiceDate',
    nextExhaustDate: 'nextExhaustDate',
    counterReading: 'counterReading',
    serviceDueOn: 'serviceDueOn',
    ...{ machineState: 'machineState', plate: 'plate', place: 'place', responsibleId: 'responsibleId' },
  },
  search: ['title', 'articleNumber', 'plate', 'serialNumber', 'make', 'model', 'extraSearch'],
};

type DerivedKeys = 'articleNumberKey' | 'titleKey';
export type NewObject = Omit<NewRecord<ObjectEntity>, DerivedKeys | keyof ExtraRecord> & Partial<ExtraRecord>;
export type ObjectPatch = Omit<RecordPatch<ObjectEntity>, DerivedKeys>;

const numberIndex = {
  index: indexName('objects', ['licence_id', 'article_number_key'], true),
  column: 'article_number_key',
};
const sameTitleLimit = 5;

/** Every query on objects; each is limited to the licence and to what the caller may see. */
@Injectable()
export class ObjectRepository extends LicensedRepository<ObjectEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectEntity, { name: 'object' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<ObjectEntity>,
    alias: string,
  ): void {
    limitToVisible(ctx, query, alias);
  }

  /** Writes new objects; 422 on the article number if another object bears it. */
  async create(ctx: RequestContext, objects: readonly NewObject[]): Promise<ObjectEntity[]> {
    const records = objects.map((object) => ({
      ...object,
      articleNumberKey: articleNumberKey(object.articleNumber),
      titleKey: titleKey(object.title),
      extra: object.extra ?? null,
      extraSearch: object.extraSearch ?? null,
    }));
    const created = await refuseTakenNumber(() => this.insertMany(ctx, records));
    for (const { id, assignedEmployeeIds } of created) {
      if (assignedEmployeeIds?.length) await this.setEmployees(ctx, id, assignedEmployeeIds);
    }
    return created;
  }

  /** Changes the version the caller has seen; 422 on the article number if another object bears it. */
  async change(ctx: RequestContext, id: string, version: number, patch: ObjectPatch): Promise<ObjectEntity> {
    const { title, articleNumber, assignedEmployeeIds } = patch;
    const changed = await refuseTakenNumber(() =>
      this.update(ctx, id, version, {
        ...patch,
        ...(title === undefined ? {} : { titleKey: titleKey(title) }),
        ...(articleNumber === undefined ? {} : { articleNumberKey: articleNumberKey(articleNumber) }),
      }),
    );
    if (assignedEmployeeIds !== undefined) await this.setEmployees(ctx, id, assignedEmployeeIds ?? []);
    return changed;
  }

  /** Deletes it and gives its article number free. */
  override async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await super.remove(ctx, id, version);
    await this.setNumberKey(ctx, id, null);
  }

  /** Brings it back; 422 if its article number has been given to another object since. */
  override async restore(ctx: RequestContext, id: string): Promise<ObjectEntity> {
    const object = await super.restore(ctx, id);
    const key = articleNumberKey(object.articleNumber);
    await refuseTakenNumber(() => this.setNumberKey(ctx, id, key));
    return object;
  }

  /** At most five objects of the same title, whatever its case, accents and punctuation. */
  async findSameTitle(ctx: RequestContext, title: string, exceptId?: string): Promise<ObjectEntity[]> {
    const key = titleKey(title);
    if (key === '') return [];
    const query = this.query(ctx).andWhere('object.titleKey = :key', { key });
    if (exceptId) query.andWhere('object.id <> :exceptId', { exceptId });
    return this.many(query.orderBy('object.id').limit(sameTitleLimit));
  }

  /** Those of the article numbers that living objects of the licence bear, as keys. */
  async findNumbers(ctx: RequestContext, keys: readonly string[]): Promise<ObjectEntity[]> {
    if (keys.length === 0) return [];
    return this.many(this.query(ctx).andWhere('object.articleNumberKey IN (:...keys)', { keys }));
  }

  /** Those of the rate categories that living objects have. */
  async findUsedCategories(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const found = await this.many(this.query(ctx).andWhere('object.rateCategoryId IN (:...ids)', { ids }));
    return new Set(found.flatMap(({ rateCategoryId }) => rateCategoryId ?? []));
  }

  /** Active objects for a picker, by title. */
  async offered(
    ctx: RequestContext,
    { kind, search, limit }: OptionsQuery,
  ): Promise<{ items: ObjectEntity[]; total: number }> {
    const filter: ListQuery['filter'] = { active: { kind: 'boolean', value: true } };
    if (kind) filter['kind'] = { kind: 'in', values: [kind] };
    const sort = [{ field: 'title', desc: false }];
    return this.list(ctx, { page: 1, pageSize: limit, sort, filter, search }, objectColumns);
  }

  /** Machines and vehicles in use of every licence, where somebody is told of what is due. */
  async keptEverywhere(ctx: RequestContext): Promise<{ id: string; licenceId: string }[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ObjectEntity, 'object')
      .select('object.id', 'id')
      .addSelect('object.licenceId', 'licenceId')
      .where('object.kind IN (:...kinds)', { kinds: machineKinds })
      .andWhere('object.active = :yes AND object.deletedAt IS NULL', { yes: true })
      .andWhere('(object.responsibleId IS NOT NULL OR object.driverId IS NOT NULL)')
      .orderBy('object.licenceId')
      .getRawMany();
  }

  private async setEmployees(ctx: RequestContext, objectId: string, ids: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(ObjectEmployeeEntity, { licenceId, objectId });
    const rows = [...new Set(ids)].map((employeeId) => ({ licenceId, objectId, employeeId }));
    if (rows.length > 0) await manager.insert(ObjectEmployeeEntity, rows);
  }

  private async setNumberKey(ctx: RequestContext, id: string, key: string | null): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(ObjectEntity)
      .set({ articleNumberKey: key })
      .where('id = :id AND licence_id = :licenceId', { id, licenceId: ctx.licenceId })
      .execute();
  }
}

async function refuseTakenNumber<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, numberIndex)) throw fieldErrorOf('articleNumber', 'unique');
    throw error;
  }
}

/** The query limited to some kinds, whatever it asks for. */
export function ofKinds(query: ListQuery, kinds: readonly ObjectKind[]): ListQuery {
  const asked = query.filter['kind'];
  const values = asked?.kind === 'in' ? kinds.filter((kind) => asked.values.includes(kind)) : [...kinds];
  return { ...query, filter: { ...query.filter, kind: { kind: 'in', values } } };
}
