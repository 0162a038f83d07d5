import type { PlaceBookings, PlacedBookings } from '@jahrring/contracts-planning';
import { commonError, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ResourceRepository } from '../reference';
import type { BookingEntity } from './booking.entity';
import { BookingRepository } from './booking.repository';
import { BookingViews } from './booking.views';
import { ConflictGuard } from './conflict.guard';

/** Gives bookings other days, all of them or none. */
@Injectable()
export class PlacingService {
  constructor(
    private readonly db: Database,
    private readonly bookings: BookingRepository,
    private readonly resources: ResourceRepository,
    private readonly conflicts: ConflictGuard,
    private readonly views: BookingViews,
  ) {}

  /** Each in the version the caller has seen (412); none is placed where the licence's rules refuse one. */
  async place(ctx: RequestContext, { bookings: places }: PlaceBookings): Promise<PlacedBookings> {
    const ids = places.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw fieldErrorOf('bookings', 'unique');
    const seen = await this.bookings.getMany(ctx, ids);
    return this.db.tx(ctx, async (ctx) => {
      const resourceIds = [...new Set(seen.map(({ resourceId }) => resourceId))].sort();
      await this.resources.lock(ctx, resourceIds);
      const before = new Map((await this.bookings.getMany(ctx, ids)).map((one) => [one.id, one]));
      if (before.size < ids.length) throw commonError('NOT_FOUND');
      const after: BookingEntity[] = [];
      for (const { id, version, firstDay, lastDay } of places) {
        after.push(await this.bookings.update(ctx, id, version, { firstDay, lastDay }));
      }
      await this.conflicts.require(ctx, after);
      return {
        bookings: await this.views.views(ctx, after),
        undo: {
          bookings: after.map(({ id, version, firstDay, lastDay }) => {
            const was = before.get(id) ?? { firstDay, lastDay };
            return { id, version, firstDay: was.firstDay, lastDay: was.lastDay };
          }),
        },
      };
    });
  }
}
