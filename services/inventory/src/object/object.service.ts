import { type ExtraInput, firstDay, type ListQuery } from '@jahrring/contracts-common';
import {
  objectChanged,
  type ObjectChanged,
  type BulkActivate,
  type BulkDelete,
  type BulkResult,
  type ObjectKind,
  type TitleCheck,
} from '@jahrring/contracts-inventory';
import {
  commonError,
  Database,
  ExtraFields,
  Outbox,
  Republishes,
  type ExtraRecord,
  type ListResult,
  type RequestContext,
  type Retold,
  withoutUndefined,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type NewObject,
  objectColumns,
  ObjectEntity,
  type ObjectPatch,
  ObjectRepository,
  ofKinds,
  toObjectChanged,
} from '../object-record';
import { ObjectLinks } from './object-links';

type OwnPatch = Omit<ObjectPatch, keyof ExtraRecord>;
type GivenPatch = { [K in keyof OwnPatch]?: OwnPatch[K] | undefined } & { extra?: ExtraInput | undefined };

/** The rules of objects of some kinds. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class ObjectService {
  constructor(
    private readonly db: Database,
    private readonly objects: ObjectRepository,
    private readonly links: ObjectLinks,
    private readonly outbox: Outbox,
    private readonly extraFields: ExtraFields,
  ) {}

  async list(
    ctx: RequestContext,
    query: ListQuery,
    kinds: readonly ObjectKind[],
  ): Promise<ListResult<ObjectEntity>> {
    const limited = ofKinds(query, kinds);
    return query.pageSize === 'all'
      ? this.objects.listAll(ctx, limited, objectColumns)
      : this.objects.list(ctx, limited, objectColumns);
  }

  /** Also answers a deleted object; 404 where it is not of these kinds. */
  async get(ctx: RequestContext, id: string, kinds: readonly ObjectKind[]): Promise<ObjectEntity> {
    const object = await this.objects.get(ctx, id, { deleted: 'include' });
    if (!kinds.includes(object.kind)) throw commonError('NOT_FOUND');
    return object;
  }

  async checkTitle(ctx: RequestContext, title: string, exceptId?: string): Promise<TitleCheck> {
    const matches = await this.objects.findSameTitle(ctx, title, exceptId);
    return {
      matches: matches.map(({ id, kind, title, articleNumber }) => ({ id, kind, title, articleNumber })),
    };
  }

  async create(ctx: RequestContext, values: NewObject, sent?: ExtraInput): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      await this.links.requireKnown(ctx, values);
      const extra = await this.extraFields.create(ctx, 'object', sent);
      const [object] = await this.objects.create(ctx, [{ ...values, ...extra }]);
      if (!object) throw commonError('INTERNAL');
      return this.publish(ctx, object);
    });
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { extra: sent, ...patch }: GivenPatch,
    kinds: readonly ObjectKind[],
  ): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.get(ctx, id, kinds);
      await this.links.requireKnown(ctx, patch, present);
      const extra = await this.extraFields.update(ctx, 'object', sent, present);
      const changed = { ...withoutUndefined(patch), ...extra };
      const service = { ...present, ...changed };
      const serviceDueOn = firstDay(service.nextServiceDate, service.serviceByCounterOn);
      return this.publish(ctx, await this.objects.change(ctx, id, version, { ...changed, serviceDueOn }));
    });
  }

  async remove(
    ctx: RequestContext,
    id: string,
    version: number,
    kinds: readonly ObjectKind[],
  ): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.removeOne(ctx, id, version, kinds));
  }

  async restore(ctx: RequestContext, id: string, kinds: readonly ObjectKind[]): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      await this.get(ctx, id, kinds);
      return this.publish(ctx, await this.objects.restore(ctx, id));
    });
  }

  /** Switches all of them on or off or, if one cannot be changed, none. */
  async activateMany(ctx: RequestContext, { items, active }: BulkActivate): Promise<BulkResult> {
    return this.db.tx(ctx, async (ctx) => {
      for (const { id, version } of items) {
        await this.publish(ctx, await this.objects.change(ctx, id, version, { active }));
      }
      return { ids: items.map(({ id }) => id) };
    });
  }

  /** Deletes all of them or, if one cannot be deleted, none. */
  async removeMany(
    ctx: RequestContext,
    { items }: BulkDelete,
    kinds: readonly ObjectKind[],
  ): Promise<BulkResult> {
    return this.db.tx(ctx, async (ctx) => {
      for (const { id, version } of items) await this.removeOne(ctx, id, version, kinds);
      return { ids: items.map(({ id }) => id) };
    });
  }

  /** Tells the other services how an object stands now. */
  async publish(ctx: RequestContext, object: ObjectEntity): Promise<ObjectEntity> {
    await this.outbox.add(ctx, objectChanged, toObjectChanged(object));
    return object;
  }

  /** All of them again, for others' copies. */
  @Republishes(objectChanged, ObjectEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<ObjectChanged>[]> {
    for await (const page of this.objects.pages(ctx)) {
      yield page.map((object) => ({ payload: toObjectChanged(object), changedAt: object.updatedAt }));
    }
  }

  private async removeOne(
    ctx: RequestContext,
    id: string,
    version: number,
    kinds: readonly ObjectKind[],
  ): Promise<void> {
    await this.get(ctx, id, kinds);
    await this.objects.remove(ctx, id, version);
    await this.publish(ctx, await this.objects.get(ctx, id, { deleted: 'only' }));
  }
}
