import { unit } from '@jahrring/contracts-common';
import { rateCategoryChanged, type Rate, type RateCategoryChanged } from '@jahrring/contracts-inventory';
import { defineReference, field, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefRepository } from '../reference';

/** Our copy of a rate category, as its event told it. */
const categories = defineReference(rateCategoryChanged, {
  table: 'rate_category_refs',
  columns: { data: field.json<RateCategoryChanged>() },
  from: (data) => ({ data }),
});

export const RateCategoryRefEntity = categories.Entity;

@Injectable()
export class RateCategoryRefRepository extends categories.Repository {
  constructor(
    services: RepositoryServices,
    private readonly employments: EmploymentRefRepository,
  ) {
    super(services);
  }

  /** The rates of the category each person is in; a category that is off or deleted has none. */
  async ofPeople(ctx: RequestContext, employeeIds: readonly string[]): Promise<Map<string, Rate[]>> {
    const people = await this.employments.ofMany(ctx, employeeIds);
    const ids = [...people.values()].flatMap(({ rateCategoryId }) => rateCategoryId ?? []);
    const categories = new Map<string, Rate[]>();
    for (const { id, data } of await this.getMany(ctx, [...new Set(ids)])) {
      if (data.active && !data.deleted) categories.set(id, data.rates.map(toRate));
    }
    return new Map(
      [...people].map(([id, { rateCategoryId }]) => [id, categories.get(rateCategoryId ?? '') ?? []]),
    );
  }
}

function toRate({ objectId, kind, validFrom, price, ...rate }: RateCategoryChanged['rates'][number]): Rate {
  return { objectId, kind, validFrom, price, unit: unit.nullable().catch(null).parse(rate.unit) };
}
