import type { SharedSpan } from './booking-span';
import { eachPlannedDay, type DaySpan } from './capacity';
import type { CapacityView } from './capacity.contract';
import type { WeekLoad } from './load.contract';

const daysInWeek = 7;

/** Each day of a person: what could be worked and what is booked, in minutes. */
export type PersonDays = readonly WeekLoad[];

/** Days of each person by their id. Capacities and the answer begin with the first day of the span. */
export function daysOfPeople(
  capacities: readonly CapacityView[],
  bookings: readonly (SharedSpan & { resourceId: string })[],
  { from }: DaySpan,
): Map<string, PersonDays> {
  const days = new Map(
    capacities.map(({ resourceId, target, away }) => [
      resourceId,
      target.map((minutes, day): WeekLoad => ({ capacity: minutes - (away[day] ?? 0), booked: 0 })),
    ]),
  );
  const known = new Map(capacities.map((capacity) => [capacity.resourceId, { ...capacity, first: from }]));
  for (const booking of bookings) {
    const own = days.get(booking.resourceId);
    const capacity = known.get(booking.resourceId);
    if (!own || !capacity) continue;
    eachPlannedDay(booking, capacity, (day, minutes) => {
      const load = own[day];
      if (load) load.booked += minutes;
    });
  }
  return days;
}

/** Weeks of some people together. `counts`: the days on which a person is one of them, by index; all without it. */
export function weeksTogether(
  people: readonly { days: PersonDays; counts?: (day: number) => boolean }[],
  weeks: number,
): WeekLoad[] {
  const sums = Array.from({ length: weeks }, (): WeekLoad => ({ capacity: 0, booked: 0 }));
  for (const { days, counts } of people) {
    days.forEach(({ capacity, booked }, index) => {
      const sum = sums[Math.floor(index / daysInWeek)];
      if (!sum || (counts && !counts(index))) return;
      sum.capacity += capacity;
      sum.booked += booked;
    });
  }
  return sums;
}
