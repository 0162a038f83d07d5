import type { BookedTeam, BookTeam, FoundConflict, TeamConflict } from '@jahrring/contracts-planning';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ResourceRepository } from '../reference';
import { PlanningSettingsService } from '../settings';
import { BookingDrafts } from './booking.drafts';
import { BookingRepository } from './booking.repository';
import type { BookingStore } from './booking.store';
import { BookingViews } from './booking.views';
import { ConflictGuard } from './conflict.guard';
import { repeated, requireFew } from './series';
import { toldOf } from './told-conflict';

/** Books all of a team at once. */
@Injectable()
export class TeamService {
  constructor(
    private readonly db: Database,
    private readonly bookings: BookingRepository,
    private readonly resources: ResourceRepository,
    private readonly drafts: BookingDrafts,
    private readonly conflicts: ConflictGuard,
    private readonly settings: PlanningSettingsService,
    private readonly views: BookingViews,
  ) {}

  /**
   * Of whom the licence's rules refuse a booking, none is made (nor of the series); each conflict is told with its person.
   * `bookings`: those beside which they are made, of the plan or a variant.
   */
  async book(
    ctx: RequestContext,
    { otherIds, id: _id, repeat, ...input }: BookTeam,
    bookings: BookingStore = this.bookings,
  ): Promise<BookedTeam> {
    const resourceIds = [...new Set([input.resourceId, ...otherIds])].sort();
    return this.db.tx(ctx, async (ctx) => {
      // Before anything is read: who waited sees what the one before has written, and need not begin again.
      await this.resources.lock(ctx, resourceIds);
      for (const resourceId of resourceIds) await this.drafts.requireKnown(ctx, { ...input, resourceId });
      const wanted = resourceIds.flatMap((resourceId) =>
        repeated({ ...this.drafts.settled({ ...input, resourceId }), seriesId: null }, repeat),
      );
      requireFew(wanted.length);
      const conflicts = await this.told(ctx, await this.conflicts.judge(ctx, wanted, bookings));
      const refused = new Set(
        conflicts.filter(({ level }) => level === 'block').map(({ resourceId }) => resourceId),
      );
      const fit = wanted.filter(({ resourceId }) => !refused.has(resourceId));
      const made = fit.length > 0 ? await bookings.insertMany(ctx, fit) : [];
      return {
        bookings: await this.views.views(ctx, made),
        conflicts,
        undo: { update: [], remove: made.map(({ id, version }) => ({ id, version })), restore: [] },
      };
    });
  }

  /** Of each person the first conflict that blocks, else the first at all; by the names of people. */
  private async told(ctx: RequestContext, found: readonly FoundConflict[]): Promise<TeamConflict[]> {
    if (found.length === 0) return [];
    const settings = await this.settings.get(ctx);
    const gravest = new Map<string, FoundConflict>();
    for (const one of found) {
      const { resourceId } = one.booking;
      const before = gravest.get(resourceId);
      const isGraver =
        before && settings.rules[one.kind] === 'block' && settings.rules[before.kind] !== 'block';
      if (!before || isGraver) gravest.set(resourceId, one);
    }
    const names = new Map((await this.resources.plannable(ctx)).map(({ id, name }) => [id, name]));
    return [...gravest]
      .map(([resourceId, one]) => ({
        ...toldOf(one, settings),
        resourceId,
        name: names.get(resourceId) ?? '',
      }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }
}
