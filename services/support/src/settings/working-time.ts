import { addDays, localDateAt, startOfDay, weekdayOf } from '@jahrring/contracts-common';
import type { DeskDay } from '@jahrring/contracts-support';

export interface WorkingWeek {
  /** Monday to Sunday. */
  week: readonly DeskDay[];
  timeZone: string;
}

const minuteMs = 60_000;
const dayMinutes = 1_440;
/** Clocks change before this time of day. */
const afterChange = 3 * 60;
/** Nothing is due later: a week without an open hour would never end. */
const mostDays = 800;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A time of day; after the hour in which clocks change it is counted from the end of the day. */
function at(day: string, minutes: number, timeZone: string): number {
  if (minutes < afterChange) return startOfDay(day, timeZone) + minutes * minuteMs;
  return startOfDay(addDays(day, 1), timeZone) - (dayMinutes - minutes) * minuteMs;
}

/** The open hours from a moment on, as pairs of milliseconds, the first one cut at the moment. */
function* openSpans(from: number, { week, timeZone }: WorkingWeek): Generator<[start: number, end: number]> {
  let day = localDateAt(from, timeZone);
  for (let count = 0; count < mostDays; count += 1, day = addDays(day, 1)) {
    const hours = week[weekdayOf(day) - 1];
    if (!hours?.from || !hours.to) continue;
    const start = Math.max(from, at(day, minutesOf(hours.from), timeZone));
    const end = at(day, minutesOf(hours.to), timeZone);
    if (end > start) yield [start, end];
  }
}

/** The moment at which so many working minutes have gone by; null where the desk is never open. */
export function afterWorkingMinutes(from: Date, minutes: number, hours: WorkingWeek): Date | null {
  let left = Math.round(minutes * minuteMs);
  for (const [start, end] of openSpans(from.getTime(), hours)) {
    if (left <= end - start) return new Date(start + left);
    left -= end - start;
  }
  return null;
}

/** Working minutes between two moments, whole ones. */
export function workingMinutesBetween(from: Date, to: Date, hours: WorkingWeek): number {
  let sum = 0;
  for (const [start, end] of openSpans(from.getTime(), hours)) {
    if (start >= to.getTime()) break;
    sum += Math.min(end, to.getTime()) - start;
  }
  return Math.floor(sum / minuteMs);
}

/** The one in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
