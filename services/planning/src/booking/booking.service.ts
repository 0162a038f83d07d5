import type {
  BookingIds,
  BookingView,
  CreateBooking,
  RemovalQuery,
  UpdateBooking,
} from '@jahrring/contracts-planning';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ResourceRepository } from '../reference';
import { BookingDrafts } from './booking.drafts';
import type { BookingEntity } from './booking.entity';
import { BookingRepository } from './booking.repository';
import { BookingViews } from './booking.views';
import { ConflictGuard } from './conflict.guard';
import { SeenBookings } from './seen-bookings';
import { repeated } from './series';

/** Makes, changes and removes bookings; none is kept that the licence's rules refuse. */
@Injectable()
export class BookingService {
  constructor(
    private readonly db: Database,
    private readonly bookings: BookingRepository,
    private readonly resources: ResourceRepository,
    private readonly drafts: BookingDrafts,
    private readonly conflicts: ConflictGuard,
    private readonly views: BookingViews,
    private readonly seen: SeenBookings,
  ) {}

  async get(ctx: RequestContext, id: string): Promise<BookingView> {
    const seen = await this.seen.of(ctx);
    return this.views.view(ctx, await seen.get(ctx, id));
  }

  /** Makes a booking, or all of a series; returns the first. A series that does not fit as a whole is not made. */
  async create(ctx: RequestContext, { id, repeat, ...input }: CreateBooking): Promise<BookingView> {
    return this.db.tx(ctx, async (ctx) => {
      // Before anything is read: who waited sees what the one before has written, and need not begin again.
      await this.resources.lock(ctx, [input.resourceId]);
      await this.drafts.requireKnown(ctx, input);
      const all = repeated({ ...this.drafts.settled(input), seriesId: null }, repeat);
      await this.conflicts.require(ctx, all);
      const named = all.map((one, index) => (index === 0 ? { ...one, id } : one));
      const [booking] = await this.bookings.insertMany(ctx, named);
      if (!booking) throw new Error('An insert wrote nothing');
      return this.views.view(ctx, booking);
    });
  }

  /** Changes the version the caller has seen; 412 where somebody was faster. */
  async update(ctx: RequestContext, id: string, version: number, input: UpdateBooking): Promise<BookingView> {
    const { resourceId } = input.resourceId ? input : await this.bookings.get(ctx, id);
    return this.db.tx(ctx, async (ctx) => {
      await this.resources.lock(ctx, resourceId ? [resourceId] : []);
      await this.drafts.requireKnown(ctx, input);
      const booking = await this.bookings.update(ctx, id, version, await this.drafts.patchOf(ctx, id, input));
      // Conflicts that arose since it was booked do not keep its note or status from being changed.
      if (this.drafts.isJudged(input)) {
        await this.conflicts.require(ctx, [booking]);
      }
      return this.views.view(ctx, booking);
    });
  }

  /** Removes a booking, or with it all of its series from its day on; returns what was removed. */
  async remove(
    ctx: RequestContext,
    id: string,
    version: number,
    { reach }: RemovalQuery,
  ): Promise<BookingIds> {
    return this.db.tx(ctx, async (ctx) => {
      const { seriesId, firstDay } = await this.bookings.get(ctx, id);
      await this.bookings.remove(ctx, id, version);
      const rest =
        reach === 'following' && seriesId ? await this.bookings.following(ctx, seriesId, firstDay) : [];
      for (const one of rest) await this.bookings.remove(ctx, one.id, one.version);
      return { ids: [id, ...rest.map((one) => one.id)] };
    });
  }

  /** Brings removed bookings back, all of them or none. */
  async restore(ctx: RequestContext, { ids }: BookingIds): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const restored: BookingEntity[] = [];
      for (const id of new Set(ids)) restored.push(await this.bookings.restore(ctx, id));
      await this.conflicts.require(ctx, restored);
    });
  }
}
