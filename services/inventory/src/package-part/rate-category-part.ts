import { newId } from '@jahrring/contracts-common';
import { rateCategoryItem, type RateCategoryItem } from '@jahrring/contracts-inventory';
import type { KeptItem, KeptRecord, PartKeeper, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type RateCategoryEntity, RateCategoryRepository, RateCategoryService } from '../rate-category';
import { ObjectRepository } from '../object-record';

/** Rate categories of an industry package: known by their title where the licence has made one itself. */
@Injectable()
export class RateCategoryPart implements PartKeeper<RateCategoryItem> {
  readonly values = rateCategoryItem;

  constructor(
    private readonly categories: RateCategoryRepository,
    private readonly service: RateCategoryService,
    private readonly objects: ObjectRepository,
  ) {}

  async find(
    ctx: RequestContext,
    { id, values: { title } }: KeptItem<RateCategoryItem>,
  ): Promise<KeptRecord<RateCategoryItem> | null> {
    const inPlace = await this.categories.findTitle(ctx, title);
    const own = await this.categories.find(ctx, id, { deleted: 'include' });
    const category = own && (!own.deletedAt || !inPlace) ? own : inPlace;
    if (!category) return null;
    return { values: valuesOf(category), deleted: category.deletedAt !== null, own: category.id === id };
  }

  async write(
    ctx: RequestContext,
    { id, values: { title, active, rates } }: KeptItem<RateCategoryItem>,
    present: KeptRecord<RateCategoryItem> | null,
  ): Promise<void> {
    const all = rates.map((rate) => ({ id: newId(), objectId: null, ...rate }));
    if (!present) {
      await this.service.create(ctx, { id, title, active, rates: all });
      return;
    }
    if (present.deleted) await this.service.restore(ctx, id);
    const { version } = await this.categories.get(ctx, id);
    await this.service.update(ctx, id, version, { title, active, rates: all });
  }

  async remove(ctx: RequestContext, { id }: KeptItem<RateCategoryItem>): Promise<void> {
    const { version } = await this.categories.get(ctx, id);
    await this.service.remove(ctx, id, version);
  }

  /** Objects of the licence have it. */
  async used(
    ctx: RequestContext,
    items: readonly KeptItem<RateCategoryItem>[],
  ): Promise<ReadonlySet<string>> {
    const ids = await this.objects.findUsedCategories(
      ctx,
      items.map(({ id }) => id),
    );
    return new Set(items.filter(({ id }) => ids.has(id)).map(({ key }) => key));
  }
}

/** A rate of one object is the licence's own doing: with it the category differs from what the package says. */
function valuesOf({ title, active, rates }: RateCategoryEntity): RateCategoryItem {
  const own = (rates ?? []).map(({ objectId, kind, unit, validFrom, price }) => ({
    ...(objectId === null ? {} : { objectId }),
    ...{ kind, unit, validFrom, price: padded(price) },
  }));
  return { title, active, rates: own as RateCategoryItem['rates'] };
}

/** Prices are kept as they were sent. */
function padded(price: string): string {
  const [whole = '0', fraction = ''] = price.split('.');
  return `${whole}.${fraction.padEnd(4, '0')}`;
}
