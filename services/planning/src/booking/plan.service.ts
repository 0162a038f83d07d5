import { addDays, daysBetween } from '@jahrring/contracts-common';
import {
  shiftBooking,
  type BookingView,
  type CopyResult,
  type CopyWeek,
  type PlanView,
  type ShownPlanQuery,
} from '@jahrring/contracts-planning';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefRepository } from '../absence';
import { CapacityService } from '../capacity';
import { ColoursService } from '../colours';
import { ResourceRepository } from '../reference';
import type { PlannedEntity } from './booking.entity';
import { BookingRepository } from './booking.repository';
import type { BookingStore } from './booking.store';
import { BookingViews } from './booking.views';
import { ConflictGuard } from './conflict.guard';
import { SeenBookings } from './seen-bookings';

const weekDays = 7;

/** The plan of a span of days, and of a week repeated on another. */
@Injectable()
export class PlanService {
  constructor(
    private readonly db: Database,
    private readonly bookings: BookingRepository,
    private readonly seen: SeenBookings,
    private readonly resources: ResourceRepository,
    private readonly absences: AbsenceRefRepository,
    private readonly capacity: CapacityService,
    private readonly conflicts: ConflictGuard,
    private readonly views: BookingViews,
    private readonly colours: ColoursService,
  ) {}

  /**
   * Whoever plans sees all that can be booked, and who is away or asks to be; others themselves and what they see booked, and
   * of others' absences the approved ones alone; how much of somebody there is, of themselves. `variant`: the bookings of one.
   */
  async plan(
    ctx: RequestContext,
    { from, to, state }: ShownPlanQuery,
    variant?: Pick<BookingStore, 'between'>,
  ): Promise<PlanView> {
    const [everything, bookings, absences, rules] = await Promise.all([
      this.resources.plannable(ctx),
      this.shown(ctx, { from, to, state }, variant),
      this.absences.between(ctx, from, to),
      this.capacity.rulesOf(ctx),
    ]);
    const booked = new Set(bookings.map(({ resourceId }) => resourceId));
    const wide =
      ctx.grade('tools.scheduling_tool.manage') !== undefined || ctx.grade('tools.planer.index') === 'all';
    const resources = everything.filter(({ id }) => wide || booked.has(id) || id === ctx.membershipId);
    const shown = new Set(resources.map(({ id }) => id));
    const away = absences.filter(
      ({ resourceId, approved }) =>
        shown.has(resourceId) && (wide || approved || resourceId === ctx.membershipId),
    );
    const people = resources
      .filter(({ id, kind }) => kind === 'person' && (wide || id === ctx.membershipId))
      .map(({ id }) => id);
    const { capacities, teams } = await this.capacity.of(ctx, people, { from, to }, rules, away);
    return {
      ...{ from, to, resources, absences: away, bookings, capacities },
      holidays: [...rules.holidays.values()].filter(({ date }) => from <= date && date <= to),
      teams: wide ? teams : [],
      colours: await this.colours.of(ctx, bookings),
    };
  }

  private async shown(
    ctx: RequestContext,
    { from, to, state }: ShownPlanQuery,
    variant: Pick<BookingStore, 'between'> | undefined,
  ): Promise<BookingView[]> {
    if (variant) return this.views.views(ctx, await variant.between(ctx, from, to));
    const seen = await this.seen.of(ctx, state);
    return this.views.named(ctx, await seen.rowsBetween(ctx, from, to));
  }

  /**
   * Repeats what begins in one week on another, as planned; where a resource is taken there or the rules refuse it, what it has
   * stays. `bookings`: of the plan or of a variant.
   */
  async copyWeek(
    ctx: RequestContext,
    { from, to }: CopyWeek,
    bookings: BookingStore = this.bookings,
  ): Promise<CopyResult> {
    return this.db.tx(ctx, async (ctx) => {
      const shift = daysBetween(from, to);
      const inWeek = await bookings.between(ctx, from, addDays(from, weekDays - 1));
      const wanted = inWeek
        .filter(({ firstDay }) => firstDay >= from)
        .map((booking) => shiftBooking(copyOf(booking), shift));
      const { fit, refused } = await this.conflicts.fit(ctx, wanted, bookings);
      const made = fit.length > 0 ? await bookings.insertMany(ctx, fit) : [];
      return {
        ...{ created: fit.length, skipped: refused.length },
        bookings: await this.views.views(ctx, made),
        undo: { update: [], remove: made.map(({ id, version }) => ({ id, version })), restore: [] },
      };
    });
  }
}

function copyOf({
  resourceId,
  projectId,
  title,
  firstDay,
  lastDay,
  part,
  from,
  to,
  share,
  note,
}: PlannedEntity) {
  const what = { resourceId, projectId, title, share, note };
  return { ...what, firstDay, lastDay, part, from, to, status: 'planned' as const, seriesId: null };
}
