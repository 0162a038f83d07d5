import type { ListQuery } from '@jahrring/contracts-common';
import { objectChanged, type ObjectKind } from '@jahrring/contracts-inventory';
import {
  commonError,
  Database,
  Outbox,
  type ListResult,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ObjectEntity } from './object.entity';
import { toObjectChanged } from './object.mapper';
import { objectColumns, ObjectRepository, ofKinds } from './object.repository';

/** The rules of objects of some kinds. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class ObjectService {
  constructor(
    private readonly db: Database,
    private readonly objects: ObjectRepository,
    private readonly outbox: Outbox,
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

  async create(ctx: RequestContext, values: NewRecord<ObjectEntity>): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => this.publish(ctx, await this.objects.insert(ctx, values)));
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: { [K in keyof RecordPatch<ObjectEntity>]?: RecordPatch<ObjectEntity>[K] | undefined },
    kinds: readonly ObjectKind[],
  ): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      await this.get(ctx, id, kinds);
      const given = Object.entries(patch).filter(([, value]) => value !== undefined);
      return this.publish(ctx, await this.objects.update(ctx, id, version, Object.fromEntries(given)));
    });
  }

  async remove(
    ctx: RequestContext,
    id: string,
    version: number,
    kinds: readonly ObjectKind[],
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.get(ctx, id, kinds);
      await this.objects.remove(ctx, id, version);
      await this.publish(ctx, await this.objects.get(ctx, id, { deleted: 'only' }));
    });
  }

  async restore(ctx: RequestContext, id: string, kinds: readonly ObjectKind[]): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      await this.get(ctx, id, kinds);
      return this.publish(ctx, await this.objects.restore(ctx, id));
    });
  }

  private async publish(ctx: RequestContext, object: ObjectEntity): Promise<ObjectEntity> {
    await this.outbox.add(ctx, objectChanged, toObjectChanged(object));
    return object;
  }
}
