import { addDays, daysBetween, mondayOf } from '@jahrring/contracts-common';
import {
  afterRain,
  bookingLimits,
  conflictFinder,
  type FoundConflict,
  type WeatherMove,
  type WeatherQuery,
  type WeatherReach,
  type WeatherResource,
  type WeatherView,
} from '@jahrring/contracts-planning';
import { systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  BookingRepository,
  BookingViews,
  kindsOf,
  toldOf,
  type BookingStore,
  type PlannedEntity,
} from '../booking';
import { CapacityService } from '../capacity';
import { FactService } from '../fact';
import { ResourceRepository } from '../reference';
import { PlanningSettingsService } from '../settings';

const sunday = 6;
/** Limit in days for everything that follows, and for how far ahead a move can put something. */
const horizon = bookingLimits.days;

type Moved = WeatherMove & { moved: PlannedEntity };
type Planned = Pick<BookingStore, 'between'>;

/**
 * Consequences of a day on which nobody can work outdoors: the bookings that move by a working day, and the obstacles.
 */
@Injectable()
export class WeatherDayService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
    private readonly resources: ResourceRepository,
    private readonly capacity: CapacityService,
    private readonly facts: FactService,
    private readonly settings: PlanningSettingsService,
  ) {}

  /**
   * Bookings for projects are outdoors; what is booked in words (a course, a repair) and what is done stays. `bookings`: of the
   * plan or of a variant.
   */
  async preview(
    ctx: RequestContext,
    { day, reach }: WeatherQuery,
    bookings: Planned = this.bookings,
  ): Promise<WeatherView> {
    const to = addDays(day, 3 * horizon);
    const [found, resources, rules] = await Promise.all([
      bookings.between(ctx, day, to),
      this.resources.plannable(ctx),
      this.capacity.rulesOf(ctx),
    ]);
    const worked = this.capacity.dayMinutes(rules, { from: day, to });
    const isWorked = (date: string) => (worked[daysBetween(day, date)] ?? 0) > 0;
    const until = lastDayOf(day, reach);
    const moving = found
      .filter(({ projectId, status, firstDay }) => projectId && status !== 'done' && firstDay <= until)
      .map((booking) => ({ booking, ...afterRain(booking, day, isWorked) }))
      .filter(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < bookingLimits.days);
    const views = await this.views.views(
      ctx,
      moving.map(({ booking }) => booking),
    );
    const moves = moving.flatMap(({ booking, firstDay, lastDay }, index): Moved[] => {
      const view = views[index];
      return view ? [{ booking: view, firstDay, lastDay, moved: { ...booking, firstDay, lastDay } }] : [];
    });
    const conflictOf = await this.judge(ctx, moves, bookings);
    const shown = resources.map(({ id, kind, name }): WeatherResource => {
      const own = moves.filter(({ moved }) => moved.resourceId === id);
      return { id, kind, name, moves: own, conflict: conflictOf(own) };
    });
    return { resources: shown.filter((one) => one.moves.length > 0) };
  }

  /** By the rules that bookings are judged by when they are moved: what a move brings about, not what was wrong before. */
  private async judge(
    ctx: RequestContext,
    moves: readonly Moved[],
    bookings: Planned,
  ): Promise<(own: readonly Moved[]) => WeatherResource['conflict']> {
    const [first] = moves;
    if (!first) return () => null;
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const settings = await this.settings.get(ctx);
    const from = moves.map(({ booking }) => booking.firstDay).reduce((a, b) => (a < b ? a : b));
    const to = moves.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b));
    const span = this.facts.weeksOf({ from, to });
    const present = await bookings.between(all, span.from, span.to);
    const movedOf = new Map(moves.map(({ moved }) => [moved.id, moved]));
    const facts = await this.facts.of(ctx, present, span);
    const kinds = kindsOf(settings.rules, (level) => level !== 'off');
    const before = conflictFinder(facts, kinds);
    const after = conflictFinder(
      { ...facts, bookings: present.map((one) => movedOf.get(one.id) ?? one) },
      kinds,
    );
    const presentOf = new Map(present.map((one) => [one.id, one]));
    return (own) => {
      for (const { moved } of own) {
        const was = presentOf.get(moved.id);
        const old = new Set(was ? before(was).map(({ kind }) => kind) : []);
        const caused = after(moved).find(({ kind }: FoundConflict) => !old.has(kind));
        if (caused) return toldOf(caused, settings);
      }
      return null;
    };
  }
}

/** The last day on which a booking may begin that moves. */
function lastDayOf(day: string, reach: WeatherReach): string {
  if (reach === 'day') return day;
  return reach === 'week' ? addDays(mondayOf(day), sunday) : addDays(day, horizon);
}
