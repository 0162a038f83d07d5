import { usedRecords } from '@jahrring/contracts-common';
import { objectItem, type ObjectItem } from '@jahrring/contracts-inventory';
import {
  type KeptItem,
  type KeptRecord,
  type PartKeeper,
  type RequestContext,
  ServiceClient,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { articleNumberKey, type ObjectEntity, ObjectRepository, toNewObject } from '../object-record';
import { ObjectService } from '../object';
import { MaintenanceRepository } from '../machine';
import { RateCategoryRepository } from '../rate-category';

/** Services whose records name objects. */
const users = ['time', 'documents'] as const;

/** Objects of an industry package: known by their article number where the licence has made one itself. */
@Injectable()
export class ObjectPart implements PartKeeper<ObjectItem> {
  readonly values = objectItem;

  constructor(
    private readonly objects: ObjectRepository,
    private readonly service: ObjectService,
    private readonly categories: RateCategoryRepository,
    private readonly maintenance: MaintenanceRepository,
    private readonly client: ServiceClient,
  ) {}

  /** Without its rate category where the licence has one of its own in its place. */
  async normalise(ctx: RequestContext, values: ObjectItem): Promise<ObjectItem> {
    const { rateCategoryId } = values;
    if (rateCategoryId === null || (await this.categories.find(ctx, rateCategoryId))) return values;
    return { ...values, rateCategoryId: null };
  }

  async find(
    ctx: RequestContext,
    { id, values: { articleNumber } }: KeptItem<ObjectItem>,
  ): Promise<KeptRecord<ObjectItem> | null> {
    const [inPlace] = await this.objects.findNumbers(ctx, [articleNumberKey(articleNumber) ?? '']);
    const own = await this.objects.find(ctx, id, { deleted: 'include' });
    const object = own && (!own.deletedAt || !inPlace) ? own : inPlace;
    if (!object) return null;
    return { values: valuesOf(object), deleted: object.deletedAt !== null, own: object.id === id };
  }

  async write(
    ctx: RequestContext,
    { id, values }: KeptItem<ObjectItem>,
    present: KeptRecord<ObjectItem> | null,
  ): Promise<void> {
    if (!present) {
      await this.service.create(ctx, toNewObject({ ...values, id }));
      return;
    }
    if (present.deleted) await this.service.restore(ctx, id, [values.kind]);
    const { version } = await this.objects.get(ctx, id);
    await this.service.update(ctx, id, version, values, [values.kind]);
  }

  async remove(ctx: RequestContext, { id, values: { kind } }: KeptItem<ObjectItem>): Promise<void> {
    const { version } = await this.objects.get(ctx, id);
    await this.service.remove(ctx, id, version, [kind]);
  }

  /** Hours, documents or works on a machine name it. @throws UNAVAILABLE where that cannot be asked */
  async used(ctx: RequestContext, items: readonly KeptItem<ObjectItem>[]): Promise<ReadonlySet<string>> {
    const ids = items.map(({ id }) => id);
    const used = new Set(await this.maintenance.findMachines(ctx, ids));
    for (const tool of users) {
      const path = `/api/${tool}/internal/used-objects`;
      const call = { tool, method: 'POST', path, body: { ids }, schema: usedRecords } as const;
      for (const id of (await this.client.call(ctx, call)).ids) used.add(id);
    }
    return new Set(items.filter(({ id }) => used.has(id)).map(({ key }) => key));
  }
}

function valuesOf(object: ObjectEntity): ObjectItem {
  const { kind, title, articleNumber, description, unit, price, vatRateKey } = object;
  const { revenueCentre, rateCategoryId, active } = object;
  return {
    ...{ kind, title, articleNumber: articleNumber ?? '', description, unit, price, vatRateKey },
    ...{ revenueCentre, rateCategoryId, active },
  };
}
