import { overbookedDay, planningErrors } from '@jahrring/contracts-planning';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository, ResourceRepository } from '../reference';
import type { BookingEntity } from './booking.entity';
import type { BookingStore } from './booking.store';

/** A booking that is to be made, or is there already under its id. */
export type WantedBooking = Pick<
  BookingEntity,
  'resourceId' | 'firstDay' | 'lastDay' | 'part' | 'from' | 'to' | 'share'
> & { id?: string };

/** Keeps every resource from being booked for more than the whole of it, but companies, which have several crews. */
@Injectable()
export class RoomGuard {
  constructor(
    private readonly resources: ResourceRepository,
    private readonly projects: ProjectRefRepository,
  ) {}

  /**
   * Holds the resources until the transaction ends. Returns those of the bookings that fit, each beside the ones before it,
   * and the first that does not.
   */
  async fit<W extends WantedBooking>(
    ctx: RequestContext,
    wanted: readonly W[],
    bookings: BookingStore,
  ): Promise<{ fit: W[]; refused: W[] }> {
    const taken = await this.conflictsOf(ctx, wanted, bookings);
    const ids = wanted.map(({ resourceId }) => resourceId);
    const unlimited = await this.resources.unlimited(ctx, ids);
    const fit: W[] = [];
    const refused: W[] = [];
    for (const one of wanted) {
      const others = taken.filter(({ resourceId }) => resourceId === one.resourceId);
      if (!unlimited.has(one.resourceId) && overbookedDay(one, others)) refused.push(one);
      else {
        fit.push(one);
        taken.push(one);
      }
    }
    return { fit, refused };
  }

  /** @throws DAY_TAKEN with the day and what holds it, where one of the bookings does not fit. */
  async requireRoom(
    ctx: RequestContext,
    wanted: readonly WantedBooking[],
    bookings: BookingStore,
  ): Promise<void> {
    const { fit, refused } = await this.fit(ctx, wanted, bookings);
    const [first] = refused;
    if (!first) return;
    const others = [...(await this.conflictsOf(ctx, wanted, bookings)), ...fit].filter(
      ({ resourceId }) => resourceId === first.resourceId,
    );
    const date = overbookedDay(first, others) ?? first.firstDay;
    const holder = others.find((other) => other.firstDay <= date && other.lastDay >= date);
    throw new AppError(planningErrors, 'DAY_TAKEN', {
      date,
      project: await this.nameOf(ctx, holder?.id, bookings),
    });
  }

  /** Bookings of the same resources and days but for the wanted ones themselves. */
  private async conflictsOf(
    ctx: RequestContext,
    wanted: readonly WantedBooking[],
    bookings: BookingStore,
  ): Promise<WantedBooking[]> {
    if (wanted.length === 0) return [];
    const ids = [...new Set(wanted.map(({ resourceId }) => resourceId))];
    await this.resources.lock(ctx, ids);
    const from = wanted.map(({ firstDay }) => firstDay).reduce((a, b) => (a < b ? a : b));
    const to = wanted.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b));
    const own = new Set(wanted.flatMap(({ id }) => (id ? [id] : [])));
    return (await bookings.holding(ctx, ids, from, to)).filter(({ id }) => !own.has(id));
  }

  /** Returns the name of a booking's purpose; a dash if the caller may not see it. */
  private async nameOf(
    ctx: RequestContext,
    bookingId: string | undefined,
    bookings: BookingStore,
  ): Promise<string> {
    const booking = bookingId ? await bookings.find(ctx, bookingId) : null;
    if (!booking) return '–';
    const project = booking.projectId ? await this.projects.find(ctx, booking.projectId) : null;
    return project ? `${project.number} ${project.title}` : (booking.title ?? '–');
  }
}
