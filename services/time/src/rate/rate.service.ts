import type { ObjectKind } from '@jahrring/contracts-inventory';
import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../reference';
import { priceOf, type Price, type PricedLine, type PricedObject } from './price-of';
import { RateCategoryRefRepository } from './rate-category.reference';
import { TimeRateRepository } from './time-rate.repository';

/** Ids on which a line is booked. */
type BookedLine = Omit<PricedLine, 'objectId'> & { activityId: string | null; objectId: string | null };

/** Unit price of a new or changed entry. */
@Injectable()
export class RateService {
  constructor(
    private readonly rates: TimeRateRepository,
    private readonly categories: RateCategoryRefRepository,
  ) {}

  /** @throws FORBIDDEN where somebody who sees no prices sets one */
  async of(ctx: RequestContext, line: BookedLine, booking: Booking): Promise<Price> {
    if (line.unitPrice && !ctx.can('tools.project.showprice')) throw commonError('FORBIDDEN');
    const rates = await this.rates.forProject(ctx, line.projectId);
    const categories = await this.categories.ofPeople(ctx, [line.employeeId]);
    const objectId = line.kind === 'hours' ? line.activityId : line.objectId;
    return priceOf(
      { ...line, objectId },
      {
        rates,
        category: categories.get(line.employeeId) ?? [],
        object: pricedObject(line.kind, objectId, booking),
      },
    );
  }
}

function pricedObject(kind: PricedLine['kind'], id: string | null, booking: Booking): PricedObject | null {
  if (id === null || kind === 'externals') return null;
  const objectKind: ObjectKind = kind === 'hours' ? 'activities' : kind;
  const found = kind === 'hours' ? booking.activity : booking.object;
  return found ? { ...found, id, kind: objectKind, unit: found.unit ?? '' } : null;
}
