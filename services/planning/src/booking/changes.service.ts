import type {
  BookingChange,
  ChangeBookings,
  ChangedBookings,
  UpdateBooking,
} from '@jahrring/contracts-planning';
import { commonError, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ResourceRepository } from '../reference';
import { BookingDrafts } from './booking.drafts';
import type { BookingEntity } from './booking.entity';
import { BookingRepository } from './booking.repository';
import { BookingViews } from './booking.views';
import { ConflictGuard } from './conflict.guard';

/** Changes, adds, removes and brings back many bookings together: all of it or nothing. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly db: Database,
    private readonly bookings: BookingRepository,
    private readonly resources: ResourceRepository,
    private readonly drafts: BookingDrafts,
    private readonly conflicts: ConflictGuard,
    private readonly views: BookingViews,
  ) {}

  /** Each in the version the caller has seen (412); nothing is written where the licence's rules refuse a booking. */
  async change(ctx: RequestContext, changes: ChangeBookings): Promise<ChangedBookings> {
    const { update, add, remove, restore } = changes;
    const ids = [...update, ...remove].map(({ id }) => id).concat(restore);
    if (new Set(ids).size < ids.length) throw fieldErrorOf('update', 'unique');
    const resourceIds = await this.touched(ctx, changes);
    return this.db.tx(ctx, async (ctx) => {
      // Before anything is read: who waited sees what the one before has written, and need not begin again.
      await this.resources.lock(ctx, resourceIds);
      const before = await this.present(ctx, update);
      for (const { id, version } of remove) await this.bookings.remove(ctx, id, version);
      const updated = await this.update(ctx, update);
      const restored: BookingEntity[] = [];
      for (const id of restore) restored.push(await this.bookings.restore(ctx, id));
      const added = await this.add(ctx, add);
      const judged = updated.filter((_, index) => this.drafts.isJudged(patchOf(update[index])));
      await this.conflicts.require(ctx, [...judged, ...restored, ...added]);
      return {
        bookings: await this.views.views(ctx, [...updated, ...restored, ...added]),
        undo: {
          update: updated.map((one, index) => undone(one, before.get(one.id), patchOf(update[index]))),
          remove: [...restored, ...added].map(({ id, version }) => ({ id, version })),
          restore: remove.map(({ id }) => id),
        },
      };
    });
  }

  /** Ids of resources that lose or get a booking, sorted: all transactions lock them in one order. */
  private async touched(
    ctx: RequestContext,
    { update, add, remove, restore }: ChangeBookings,
  ): Promise<string[]> {
    const ids = [...update, ...remove].map(({ id }) => id).concat(restore);
    const seen = await this.bookings.getMany(ctx, ids);
    const named = [...update, ...add].flatMap(({ resourceId }) => resourceId ?? []);
    return [...new Set([...seen.map(({ resourceId }) => resourceId), ...named])].sort();
  }

  /** @throws NOT_FOUND where one is not there, or not in the caller's sight */
  private async present(
    ctx: RequestContext,
    changes: readonly BookingChange[],
  ): Promise<Map<string, BookingEntity>> {
    const ids = changes.map(({ id }) => id);
    const found = new Map((await this.bookings.getMany(ctx, ids)).map((one) => [one.id, one]));
    if (found.size < ids.length) throw commonError('NOT_FOUND');
    return found;
  }

  private async update(ctx: RequestContext, changes: readonly BookingChange[]): Promise<BookingEntity[]> {
    const updated: BookingEntity[] = [];
    for (const change of changes) {
      const { id, version } = change;
      const patch = patchOf(change);
      await this.drafts.requireKnown(ctx, patch);
      updated.push(await this.bookings.update(ctx, id, version, await this.drafts.patchOf(ctx, id, patch)));
    }
    return updated;
  }

  private async add(ctx: RequestContext, add: ChangeBookings['add']): Promise<BookingEntity[]> {
    for (const one of add) await this.drafts.requireKnown(ctx, one);
    if (add.length === 0) return [];
    return this.bookings.insertMany(
      ctx,
      add.map(({ id, repeat: _repeat, ...one }) => ({
        ...this.drafts.settled(one),
        ...(id ? { id } : {}),
        seriesId: null,
      })),
    );
  }
}

function patchOf(change: BookingChange | undefined): UpdateBooking {
  const { id: _id, version: _version, ...patch } = change ?? {};
  return patch;
}

/** Returns the former values of the changed fields of a booking. */
function undone(
  { id, version }: BookingEntity,
  before: BookingEntity | undefined,
  patch: UpdateBooking,
): BookingChange {
  const { resourceId, firstDay, lastDay, status } = before ?? {};
  return {
    ...{ id, version },
    ...(patch.resourceId && resourceId ? { resourceId } : {}),
    ...(patch.firstDay && firstDay ? { firstDay } : {}),
    ...(patch.lastDay && lastDay ? { lastDay } : {}),
    ...(patch.status && status ? { status } : {}),
  };
}
