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
import type { PlannedEntity } from './booking.entity';
import { BookingRepository } from './booking.repository';
import type { BookingStore } from './booking.store';
import { BookingViews } from './booking.views';
import { ConflictGuard } from './conflict.guard';
import { repeated, requireFew } from './series';

/** A part of a booking stays in the series of that one; other new ones are of none, but where a variant's part is taken over. */
type AddedBooking = ChangeBookings['add'][number] & { seriesId?: string | null };
type Changes = Omit<ChangeBookings, 'add'> & { add: readonly AddedBooking[] };

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

  /**
   * Each in the version the caller has seen (412); nothing is written where the licence's rules refuse a booking.
   * `bookings`: those that are changed, of the plan or a variant.
   */
  async change(
    ctx: RequestContext,
    changes: Changes,
    bookings: BookingStore = this.bookings,
  ): Promise<ChangedBookings> {
    const { update, add, remove, restore } = changes;
    const ids = [...update, ...remove].map(({ id }) => id).concat(restore);
    if (new Set(ids).size < ids.length) throw fieldErrorOf('update', 'unique');
    const resourceIds = await this.touched(ctx, changes, bookings);
    return this.db.tx(ctx, async (ctx) => {
      // Before anything is read: who waited sees what the one before has written, and need not begin again.
      await this.resources.lock(ctx, resourceIds);
      const before = await this.present(ctx, update, bookings);
      const removed = await this.remove(ctx, remove, bookings);
      const updated = await this.update(ctx, update, bookings);
      const restored: PlannedEntity[] = [];
      for (const id of restore) restored.push(await bookings.restore(ctx, id));
      const added = await this.add(ctx, add, bookings);
      const judged = updated.filter((_, index) => this.drafts.isJudged(patchOf(update[index])));
      await this.conflicts.require(ctx, [...judged, ...restored, ...added], bookings);
      return {
        bookings: await this.views.views(ctx, [...updated, ...restored, ...added]),
        undo: {
          update: updated.map((one, index) => undone(one, before.get(one.id), patchOf(update[index]))),
          remove: [...restored, ...added].map(({ id, version }) => ({ id, version })),
          restore: removed,
        },
      };
    });
  }

  /** Ids of resources that lose or get a booking, sorted: all transactions lock them in one order. */
  private async touched(
    ctx: RequestContext,
    { update, add, remove, restore }: Changes,
    bookings: BookingStore,
  ): Promise<string[]> {
    const ids = [...update, ...remove].map(({ id }) => id).concat(restore);
    const seen = await bookings.getMany(ctx, ids);
    const named = [...update, ...add].flatMap(({ resourceId }) => resourceId ?? []);
    return [...new Set([...seen.map(({ resourceId }) => resourceId), ...named])].sort();
  }

  /** @throws NOT_FOUND where one is not there, or not in the caller's sight */
  private async present(
    ctx: RequestContext,
    changes: readonly BookingChange[],
    bookings: BookingStore,
  ): Promise<Map<string, PlannedEntity>> {
    const ids = changes.map(({ id }) => id);
    const found = new Map((await bookings.getMany(ctx, ids)).map((one) => [one.id, one]));
    if (found.size < ids.length) throw commonError('NOT_FOUND');
    return found;
  }

  private async update(
    ctx: RequestContext,
    changes: readonly BookingChange[],
    bookings: BookingStore,
  ): Promise<PlannedEntity[]> {
    const updated: PlannedEntity[] = [];
    for (const change of changes) {
      const { id, version } = change;
      const patch = patchOf(change);
      await this.drafts.requireKnown(ctx, patch);
      const values = await this.drafts.patchOf(ctx, id, patch, bookings);
      updated.push(await bookings.update(ctx, id, version, values));
    }
    return updated;
  }

  /** Returns the ids of all that was removed. */
  private async remove(
    ctx: RequestContext,
    remove: Changes['remove'],
    bookings: BookingStore,
  ): Promise<string[]> {
    const removed = new Set<string>();
    for (const { id, version, reach = 'one' } of remove) {
      const { seriesId, firstDay } = await bookings.get(ctx, id);
      await bookings.remove(ctx, id, version);
      removed.add(id);
      const rest = reach === 'following' && seriesId ? await bookings.following(ctx, seriesId, firstDay) : [];
      for (const one of rest) {
        await bookings.remove(ctx, one.id, one.version);
        removed.add(one.id);
      }
    }
    return [...removed];
  }

  private async add(
    ctx: RequestContext,
    add: readonly AddedBooking[],
    bookings: BookingStore,
  ): Promise<PlannedEntity[]> {
    for (const one of add) await this.drafts.requireKnown(ctx, one);
    if (add.length === 0) return [];
    const wholes = await bookings.getMany(
      ctx,
      add.flatMap(({ splitFrom }) => splitFrom ?? []),
    );
    const series = new Map(wholes.map(({ id, seriesId }) => [id, seriesId]));
    const all = add.flatMap(({ id, repeat, splitFrom, seriesId = null, ...one }) => {
      const first = { ...this.drafts.settled(one), seriesId: series.get(splitFrom ?? '') ?? seriesId };
      return repeated(first, repeat).map((each, index) => (id && index === 0 ? { ...each, id } : each));
    });
    if (all.length > add.length) requireFew(all.length);
    return bookings.insertMany(ctx, all);
  }
}

function patchOf(change: BookingChange | undefined): UpdateBooking {
  const { id: _id, version: _version, ...patch } = change ?? {};
  return patch;
}

/** Fields that are changed together: a project or words, and the part of the day with its times. */
const together = [
  ['projectId', 'title'],
  ['part', 'from', 'to'],
] as const satisfies readonly (readonly (keyof UpdateBooking)[])[];

/** Returns the former values of the changed fields of a booking. */
function undone(
  { id, version }: PlannedEntity,
  before: PlannedEntity | undefined,
  patch: UpdateBooking,
): BookingChange {
  if (!before) return { id, version };
  const given = Object.keys(patch) as (keyof UpdateBooking)[];
  const changed = new Set(given.filter((field) => patch[field] !== undefined));
  for (const group of together) {
    if (group.some((field) => changed.has(field))) for (const field of group) changed.add(field);
  }
  return { id, version, ...Object.fromEntries([...changed].map((field) => [field, before[field]])) };
}
