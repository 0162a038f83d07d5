import { addDays, daysBetween } from '@jahrring/contracts-common';
import type { SharedSpan } from './booking-span';
import { bookedMinutes, type DaySpan } from './capacity';
import type { CapacityView } from './capacity.contract';
import type { WeekLoad } from './load.contract';

const daysInWeek = 7;

/** Each day of a person: what could be worked and what is booked, in minutes. */
export type PersonDays = readonly WeekLoad[];

/** Days of each person by their id. Capacities and the answer begin with the first day of the span. */
export function daysOfPeople(
  capacities: readonly CapacityView[],
  bookings: readonly (SharedSpan & { resourceId: string })[],
  { from, to }: DaySpan,
): Map<string, PersonDays> {
  const days = new Map(
    capacities.map(({ resourceId, target, away }) => [
      resourceId,
      target.map((minutes, day): WeekLoad => ({ capacity: minutes - (away[day] ?? 0), booked: 0 })),
    ]),
  );
  const lengths = new Map(capacities.map(({ resourceId, length }) => [resourceId, length]));
  for (const booking of bookings) {
    const own = days.get(booking.resourceId);
    const first = booking.firstDay > from ? booking.firstDay : from;
    const last = booking.lastDay < to ? booking.lastDay : to;
    for (let date = first; own && date <= last; date = addDays(date, 1)) {
      const index = daysBetween(from, date);
      const day = own[index];
      const length = lengths.get(booking.resourceId)?.[index] ?? 0;
      if (day) day.booked += bookedMinutes(booking, date, length);
    }
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
