import { rateCategoryChanged } from '@jahrring/contracts-inventory';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of a rate category; a deleted one keeps its name. */
const rateCategories = defineReference(rateCategoryChanged, {
  table: 'rate_category_refs',
  columns: {
    title: field.text(100),
  },
  from: ({ title }) => ({ title }),
});

export const RateCategoryRefEntity = rateCategories.Entity;
export type RateCategoryRefEntity = InstanceType<typeof RateCategoryRefEntity>;

@Injectable()
export class RateCategoryRefRepository extends rateCategories.Repository {
  all(ctx: RequestContext): Promise<RateCategoryRefEntity[]> {
    return this.many(this.query(ctx));
  }
}
