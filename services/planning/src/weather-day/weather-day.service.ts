import { addDays, daysBetween, mondayOf } from '@jahrring/contracts-common';
import {
  absenceDuring,
  afterRain,
  bookingLimits,
  overbookedDay,
  type AbsenceView,
  type BookingView,
  type WeatherMove,
  type WeatherQuery,
  type WeatherReach,
  type WeatherResource,
  type WeatherView,
} from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefRepository } from '../absence';
import { BookingRepository, BookingViews } from '../booking';
import { CapacityService } from '../capacity';
import { ResourceRepository } from '../reference';

const sunday = 6;
/** How far everything that follows reaches, and how far on a move can put something. */
const horizon = bookingLimits.days;

/** What it means that nobody can work outdoors on a day: what moves by a working day, and what stands in the way. */
@Injectable()
export class WeatherDayService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
    private readonly resources: ResourceRepository,
    private readonly absences: AbsenceRefRepository,
    private readonly capacity: CapacityService,
  ) {}

  /** Bookings for projects are outdoors; what is booked in words (a course, a repair) and what is done stays. */
  async preview(ctx: RequestContext, { day, reach }: WeatherQuery): Promise<WeatherView> {
    const to = addDays(day, 3 * horizon);
    const [found, resources, absences, rules] = await Promise.all([
      this.bookings.between(ctx, day, to),
      this.resources.plannable(ctx),
      this.absences.between(ctx, day, to),
      this.capacity.rulesOf(ctx),
    ]);
    const worked = this.capacity.dayMinutes(rules, { from: day, to });
    const isWorked = (date: string) => (worked[daysBetween(day, date)] ?? 0) > 0;
    const views = await this.views.views(ctx, found);
    const until = lastDayOf(day, reach);
    const shown = resources.map(({ id, kind, name }): WeatherResource => {
      const own = views.filter(({ resourceId }) => resourceId === id);
      const moves = own
        .filter((booking) => booking.projectId && booking.status !== 'done' && booking.firstDay <= until)
        .map((booking): WeatherMove => ({ booking, ...afterRain(booking, day, isWorked) }))
        .filter(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < bookingLimits.days);
      return { id, kind, name, moves, conflict: conflictOf(moves, own, absences) };
    });
    return { resources: shown.filter(({ moves }) => moves.length > 0) };
  }
}

/** The last day on which a booking may begin that moves. */
function lastDayOf(day: string, reach: WeatherReach): string {
  if (reach === 'day') return day;
  return reach === 'week' ? addDays(mondayOf(day), sunday) : addDays(day, horizon);
}

function conflictOf(
  moves: readonly WeatherMove[],
  own: readonly BookingView[],
  absences: readonly AbsenceView[],
): WeatherResource['conflict'] {
  const moving = new Set(moves.map(({ booking }) => booking.id));
  const moved = moves.map(({ booking, firstDay, lastDay }) => ({ ...booking, firstDay, lastDay }));
  const beside = [...own.filter(({ id }) => !moving.has(id)), ...moved];
  for (const booking of moved) {
    const others = beside.filter(({ id }) => id !== booking.id);
    const taken = overbookedDay(booking, others);
    if (taken) return { kind: 'taken', date: taken };
    const away = absenceDuring(booking, absences);
    if (away) return { kind: 'away', date: away.date };
  }
  return null;
}
