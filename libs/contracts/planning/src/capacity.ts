import { addDays, daysBetween } from '@jahrring/contracts-common';
import { coversDay, minutesOf, type SharedSpan } from './booking-span';
import type { CapacityView } from './capacity.contract';

const whole = 100;

/** Days of a plan, both inclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What a person could do in some days and what is booked, in minutes. */
export interface Load {
  target: number;
  away: number;
  /** Target less absences. */
  capacity: number;
  booked: number;
}

/** How full somebody is: more than there is, much of it (`idleBelow` or more), little, or not there at all. */
export type LoadLevel = 'over' | 'busy' | 'idle' | 'off';

/** Below this part of the capacity somebody counts as idle. */
const idleBelow = 0.5;

/**
 * Minutes a booking takes of a day that is so many minutes long: the whole of it, a half (an odd minute is the morning's) or its
 * times; of them its share, rounded to the minute.
 */
export function bookedMinutes(booking: SharedSpan, date: string, length: number): number {
  if (!coversDay(booking, date)) return 0;
  const afternoon = Math.floor(length / 2);
  const [from, to] = minutesOf(booking);
  const taken = {
    full: length,
    morning: length - afternoon,
    afternoon,
    times: to - from,
  }[booking.part];
  return Math.round((taken * booking.share) / whole);
}

/** The load of a person in some days of a plan that begins with `first`; days outside of the plan count nothing. */
export function loadOf(
  capacity: CapacityView,
  bookings: readonly SharedSpan[],
  { from, to }: DaySpan,
  first: string,
): Load {
  const load = { target: 0, away: 0, capacity: 0, booked: 0 };
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = daysBetween(first, date);
    const [target = 0, away = 0, length = 0] = [
      capacity.target[day],
      capacity.away[day],
      capacity.length[day],
    ];
    load.target += target;
    load.away += away;
    load.booked += bookings.reduce((sum, booking) => sum + bookedMinutes(booking, date, length), 0);
  }
  return { ...load, capacity: load.target - load.away };
}

/** How full a load is. Nobody who could not work and is not booked is idle. */
export function levelOf({ capacity, booked }: Load): LoadLevel {
  if (booked > capacity) return 'over';
  if (capacity === 0) return 'off';
  return booked < capacity * idleBelow ? 'idle' : 'busy';
}
