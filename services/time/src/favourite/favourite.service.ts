import { newId } from '@jahrring/contracts-common';
import type { CreateFavourite, Favourite, LineTemplate } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BookingQuery, isClosed } from '../reference';
import type { Booking } from '../reference';
import type { FavouriteEntity } from './favourite.entity';
import { FavouriteRepository } from './favourite.repository';

/** The tiles somebody keeps; those on closed projects wait until the project is open again. */
@Injectable()
export class FavouriteService {
  constructor(
    private readonly db: Database,
    private readonly favourites: FavouriteRepository,
    private readonly bookings: BookingQuery,
  ) {}

  async own(ctx: RequestContext): Promise<Favourite[]> {
    const shown: Favourite[] = [];
    for (const favourite of await this.favourites.own(ctx)) {
      const booking = await this.booking(ctx, favourite.template);
      if (booking && !isClosed(booking.projectStatus)) shown.push(toView(favourite, booking));
    }
    return shown;
  }

  async create(ctx: RequestContext, { id, title, template }: CreateFavourite): Promise<Favourite> {
    return this.db.tx(ctx, async (ctx) => {
      const known = id ? await this.favourites.find(ctx, id) : null;
      const favourite =
        known ??
        (await this.favourites.insert(ctx, {
          id: id ?? newId(),
          employeeId: ctx.membershipId,
          title,
          projectId: template.projectId,
          template,
        }));
      return toView(favourite, await this.booking(ctx, favourite.template));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.favourites.remove(ctx, id, version));
  }

  private booking(ctx: RequestContext, template: LineTemplate): Promise<Booking | null> {
    const { kind, projectId, activityId = null, objectId = null } = template;
    return this.bookings.find(ctx, { kind, projectId, activityId, objectId });
  }
}

function toView({ id, version, title, template }: FavouriteEntity, booking: Booking | null): Favourite {
  return {
    id,
    version,
    title,
    template,
    projectNumber: booking?.projectNumber ?? '',
    projectTitle: booking?.projectTitle ?? '',
    activityTitle: booking?.activity?.title ?? null,
    objectTitle: booking?.object?.title ?? null,
  };
}
