import type { ListQuery } from '@jahrring/contracts-common';
import {
  rateCategoryChanged,
  type CreateRateCategory,
  type RateCategoryChanged,
  type RateCategoryView,
  type RateView,
  type UpdateRateCategory,
} from '@jahrring/contracts-inventory';
import {
  commonError,
  Database,
  mapList,
  Outbox,
  Republishes,
  type ListResult,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectRepository } from '../object-record';
import { RateCategoryEntity } from './rate-category.entity';
import { toRateCategoryChanged, toRateCategoryView } from './rate-category.mapper';
import { rateCategoryColumns, RateCategoryRepository } from './rate-category.repository';

/** The rules of rate categories. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class RateCategoryService {
  constructor(
    private readonly db: Database,
    private readonly categories: RateCategoryRepository,
    private readonly objects: ObjectRepository,
    private readonly outbox: Outbox,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<RateCategoryView>> {
    const found =
      query.pageSize === 'all'
        ? await this.categories.listAll(ctx, query, rateCategoryColumns)
        : await this.categories.list(ctx, query, rateCategoryColumns);
    return mapList(found, toRateCategoryView);
  }

  /** The active ones for pickers, by title. */
  async options(ctx: RequestContext): Promise<{ items: { id: string; title: string }[]; total: number }> {
    const items = (await this.categories.everyOne(ctx))
      .filter(({ active }) => active)
      .map(({ id, title }) => ({ id, title }));
    return { items, total: items.length };
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<RateCategoryView> {
    return toRateCategoryView(await this.categories.get(ctx, id, { deleted: 'include' }));
  }

  async create(
    ctx: RequestContext,
    { title, active, rates, id }: CreateRateCategory,
  ): Promise<RateCategoryView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireObjects(ctx, rates);
      return this.publish(ctx, await this.categories.create(ctx, { id, title, active, rates }));
    });
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { title, active, rates }: UpdateRateCategory,
  ): Promise<RateCategoryView> {
    const patch = {
      ...(title === undefined ? {} : { title }),
      ...(active === undefined ? {} : { active }),
      ...(rates === undefined ? {} : { rates }),
    };
    return this.db.tx(ctx, async (ctx) => {
      await this.requireObjects(ctx, rates ?? []);
      return this.publish(ctx, await this.categories.change(ctx, id, version, patch));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.categories.remove(ctx, id, version);
      await this.publish(ctx, await this.categories.get(ctx, id, { deleted: 'only' }));
    });
  }

  async restore(ctx: RequestContext, id: string): Promise<RateCategoryView> {
    return this.db.tx(ctx, async (ctx) => this.publish(ctx, await this.categories.restore(ctx, id)));
  }

  /** 422 at the first rate whose object is not one of the licence; deleted ones keep their rates. */
  private async requireObjects(ctx: RequestContext, rates: readonly RateView[]): Promise<void> {
    const ids = [...new Set(rates.flatMap(({ objectId }) => objectId ?? []))];
    const found = await this.objects.getMany(ctx, ids, { deleted: 'include' });
    const known = new Set(found.map(({ id }) => id));
    const fields = rates.flatMap(({ objectId }, index) =>
      objectId === null || known.has(objectId)
        ? []
        : [
            {
              field: `rates.${index}.objectId`,
              in: 'body' as const,
              code: 'exists',
              key: 'validation.exists',
            },
          ],
    );
    if (fields.length > 0) throw commonError('VALIDATION_FAILED', undefined, { fields });
  }

  /** All of them again, for others' copies. */
  @Republishes(rateCategoryChanged, RateCategoryEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<RateCategoryChanged>[]> {
    for await (const page of this.categories.pages(ctx)) {
      yield page.map((category) => ({
        payload: toRateCategoryChanged(category),
        changedAt: category.updatedAt,
      }));
    }
  }

  private async publish(ctx: RequestContext, category: RateCategoryEntity): Promise<RateCategoryView> {
    await this.outbox.add(ctx, rateCategoryChanged, toRateCategoryChanged(category));
    return toRateCategoryView(category);
  }
}
