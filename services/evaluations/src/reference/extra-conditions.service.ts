import type { ExtraCondition, FactFilter } from '@jahrring/contracts-evaluations';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LabelsService } from './labels.service';
import { ownersOf } from './report-fields.service';

/** Filters by the licence's own fields. */
@Injectable()
export class ExtraConditions {
  constructor(private readonly labels: LabelsService) {}

  /** The same filter by the records that have such values; '' among them where facts without a record are meant too. */
  async narrow<F extends Partial<FactFilter>>(ctx: RequestContext, filter: F): Promise<F> {
    const { 'filter[extra]': conditions, ...rest } = filter;
    if (!conditions) return filter;
    const narrowed = rest as unknown as F;
    const labels = await this.labels.of(
      ctx,
      conditions.map(({ dimension }) => dimension),
    );
    for (const [dimension, values] of byDimension(conditions)) {
      const [owner = 'project'] = ownersOf([dimension]);
      const valueOf = labels.extra.get(dimension)?.of;
      const ids = valueOf
        ? [...labels[owner].keys(), ''].filter((id) => values.has(valueOf.get(id) ?? ''))
        : [];
      const name = `filter[${owner}]` as const;
      const known = narrowed[name];
      narrowed[name] = known ? known.filter((id) => ids.includes(id)) : ids;
    }
    return narrowed;
  }
}

function byDimension(conditions: readonly ExtraCondition[]) {
  const found = new Map<ExtraCondition['dimension'], Set<string>>();
  for (const { dimension, value } of conditions) {
    found.set(dimension, (found.get(dimension) ?? new Set()).add(value));
  }
  return found;
}
