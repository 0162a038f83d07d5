import { rateCategoryChanged, type RateCategoryChanged } from '@jahrring/contracts-inventory';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { RateCategoryRefRepository } from './rate-category-ref.repository';

/** Keeps our copy of the rate categories. */
@Injectable()
export class RatesConsumer {
  constructor(private readonly categories: RateCategoryRefRepository) {}

  @Consumes(rateCategoryChanged)
  async onChanged(ctx: RequestContext, category: RateCategoryChanged, meta: EventMeta): Promise<void> {
    await this.categories.take(ctx, category.id, { data: category }, meta);
  }
}
