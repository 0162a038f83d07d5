import { addDays, daysBetween, isWeekend } from '@jahrring/contracts-common';
import { coversDay, minutesOf, type SharedSpan } from './booking-span';
import type { CapacityView } from './capacity.contract';

const whole = 100;

/** Days of a plan, both inclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Capacity of a person in some days and the booked part of it, in minutes. */
export interface Load {
  target: number;
  away: number;
  /** Target less absences. */
  capacity: number;
  booked: number;
}

/**
 * Level of a person's load: more than the capacity, much of it (`idleBelow` or more), little, or not available at all.
 */
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

/** Length and target of a person's days in minutes, from the day `first` on. */
export interface DaysFrom extends Pick<CapacityView, 'length' | 'target'> {
  first: string;
}

/**
 * Minutes a booking takes of a person's day: one over several days takes those the person works. One that lies on days off alone
 * is meant so and takes each of them. Of days that are not known, Monday to Friday are worked.
 */
export function plannedMinutes(booking: SharedSpan, date: string, days: DaysFrom): number {
  const day = daysBetween(days.first, date);
  if (!coversDay(booking, date) || !isCounted(booking, day, days)) return 0;
  return bookedMinutes(booking, date, days.length[day] ?? 0);
}

/** The same of each of a person's days that a booking takes something of, by index: of a whole year days are not made of text. */
export function eachPlannedDay(
  booking: SharedSpan,
  days: DaysFrom,
  take: (day: number, minutes: number) => void,
): void {
  const begin = daysBetween(days.first, booking.firstDay);
  const end = Math.min(begin + daysBetween(booking.firstDay, booking.lastDay), days.length.length - 1);
  for (let day = Math.max(begin, 0); day <= end; day += 1) {
    if (isCounted(booking, day, days))
      take(day, bookedMinutes(booking, booking.firstDay, days.length[day] ?? 0));
  }
}

function isCounted({ firstDay, lastDay }: SharedSpan, day: number, days: DaysFrom): boolean {
  if (firstDay === lastDay || isWorked(day, days)) return true;
  const end = daysBetween(days.first, lastDay);
  for (let other = daysBetween(days.first, firstDay); other <= end; other += 1) {
    if (isWorked(other, days)) return false;
  }
  return true;
}

function isWorked(day: number, { first, target }: DaysFrom): boolean {
  const minutes = target[day];
  return minutes === undefined ? !isWeekend(addDays(first, day)) : minutes > 0;
}

/** The load of a person in some days of a plan that begins with `first`; days outside of the plan count nothing. */
export function loadOf(
  capacity: CapacityView,
  bookings: readonly SharedSpan[],
  { from, to }: DaySpan,
  first: string,
): Load {
  const load = { target: 0, away: 0, capacity: 0, booked: 0 };
  const days = { ...capacity, first };
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = daysBetween(first, date);
    load.target += capacity.target[day] ?? 0;
    load.away += capacity.away[day] ?? 0;
    load.booked += bookings.reduce((sum, booking) => sum + plannedMinutes(booking, date, days), 0);
  }
  return { ...load, capacity: load.target - load.away };
}

/** Returns the level of a load. A person who cannot work and is not booked does not count as idle. */
export function levelOf({ capacity, booked }: Load): LoadLevel {
  if (booked > capacity) return 'over';
  if (capacity === 0) return 'off';
  return booked < capacity * idleBelow ? 'idle' : 'busy';
}
