import {
  eachPlannedDay,
  listedChanges,
  planChanges,
  type DaysFrom,
  type PlanChange,
  type VariantComparison,
} from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { BookingRepository, PlanService, type BookingStore, type PlannedEntity } from '../booking';
import { ConflictService } from '../conflict';
import { ChangeViews } from '../publication';
import { shown, VariantBookings } from './variant-bookings';
import type { PlanVariantEntity, VariantBookingEntity } from './variant.entities';
import { VariantBookingRepository } from './variant.repositories';
import { VariantViews } from './variant.views';

/** A difference of a variant from the plan, and the variant's row that makes it. */
export interface VariantChange extends PlanChange<PlannedEntity> {
  row: VariantBookingEntity;
  /** The plan changed the booking since the variant touched it. */
  overtaken: boolean;
}

/** Compares variants with the plan as it is now. */
@Injectable()
export class VariantComparisonService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly rows: VariantBookingRepository,
    private readonly plans: PlanService,
    private readonly conflicts: ConflictService,
    private readonly changes: ChangeViews,
    private readonly views: VariantViews,
  ) {}

  bookingsOf(variantId: string): VariantBookings {
    return new VariantBookings(this.rows, this.bookings, variantId);
  }

  async compare(ctx: RequestContext, variant: PlanVariantEntity): Promise<VariantComparison> {
    const found = await this.differences(ctx, variant.id);
    const overtaken = new Set(found.filter((one) => one.overtaken).map(({ row }) => row.bookingId));
    const items = await this.changes.views(ctx, found);
    return {
      variant: await this.views.view(ctx, variant),
      items: items
        .map((item) => ({ ...item, overtaken: overtaken.has((item.before ?? item.after)?.id ?? '') }))
        .slice(0, listedChanges),
      total: found.length,
      overtaken: overtaken.size,
      stamp: stampOf(found),
      ...(await this.figures(ctx, variant)),
    };
  }

  /** All in which a variant is not as the plan. */
  async differences(ctx: RequestContext, variantId: string): Promise<VariantChange[]> {
    const rows = await this.rows.ofVariant(ctx, variantId);
    const ids = rows.map(({ bookingId }) => bookingId);
    const planned = new Map((await this.bookings.getMany(ctx, ids)).map((one) => [one.id, one]));
    const rowOf = new Map(rows.map((row) => [row.bookingId, row]));
    const changes = planChanges<PlannedEntity>(
      [...planned.values()],
      rows.filter(({ dropped }) => !dropped).map(shown),
    );
    return changes.flatMap((change) => {
      const row = rowOf.get((change.before ?? change.after)?.id ?? '');
      if (!row) return [];
      const overtaken = row.baseVersion > 0 && planned.get(row.bookingId)?.version !== row.baseVersion;
      return [{ ...change, row, overtaken }];
    });
  }

  /** Hours of people and conflicts in the variant's days, of the plan and of the variant. */
  private async figures(ctx: RequestContext, { id, firstDay, lastDay }: PlanVariantEntity) {
    const span = { from: firstDay, to: lastDay };
    const variant = this.bookingsOf(id);
    const { resources, capacities } = await this.plans.plan(ctx, span, this.bookings);
    const people = new Map(capacities.map((one) => [one.resourceId, { ...one, first: firstDay }]));
    const [before, after] = [
      minutesOf(await this.bookings.between(ctx, span.from, span.to), people),
      minutesOf(await variant.between(ctx, span.from, span.to), people),
    ];
    const sideOf = async (minutes: ReadonlyMap<string, number>, bookings: BookingStore) => ({
      minutes: [...minutes.values()].reduce((sum, one) => sum + one, 0),
      conflicts: await this.conflicts.count(ctx, span, bookings),
    });
    return {
      plan: await sideOf(before, this.bookings),
      planned: await sideOf(after, variant),
      people: resources
        .map(({ id: resourceId, name }) => ({
          ...{ id: resourceId, name },
          ...{ plan: before.get(resourceId) ?? 0, planned: after.get(resourceId) ?? 0 },
        }))
        .filter(({ plan, planned }) => plan !== planned),
    };
  }
}

/** Booked minutes of each person. */
function minutesOf(
  bookings: readonly PlannedEntity[],
  people: ReadonlyMap<string, DaysFrom>,
): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const booking of bookings) {
    const days = people.get(booking.resourceId);
    if (!days) continue;
    let booked = minutes.get(booking.resourceId) ?? 0;
    eachPlannedDay(booking, days, (_day, taken) => (booked += taken));
    minutes.set(booking.resourceId, booked);
  }
  return minutes;
}

/** The same for the same differences in the same versions of both sides. */
export function stampOf(found: readonly VariantChange[]): string {
  const names = found.map(({ row, before }) =>
    [row.bookingId, row.baseVersion, row.version, before?.version ?? 0].join(' '),
  );
  return createHash('sha256').update(names.sort().join('\n')).digest('hex');
}
