/** Calendar days as `YYYY-MM-DD` strings: no clock, no zone, so no daylight saving can touch them. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const localDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysInWeek = 7;
/** 1 January 1970 was a Thursday. */
const epochWeekday = 4;
const friday = 5;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Days worked out before, both ways: sums of a team's month ask for the same few hundred thousands of times. */
const epochDays = new Map<LocalDate, number>();
const localDates = new Map<number, LocalDate>();
/** Sixty years; then they are forgotten as a whole. */
const mostKnown = 22_000;

function keep<K, V>(known: Map<K, V>, key: K, value: V): V {
  if (known.size >= mostKnown) known.clear();
  known.set(key, value);
  return value;
}

/** Days since 1970 of a day. */
export function epochDay(date: LocalDate): number {
  const known = epochDays.get(date);
  if (known !== undefined) return known;
  const match = localDatePattern.exec(date);
  if (!match) throw new RangeError(`not a local date: ${date}`);
  return keep(epochDays, date, Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS);
}

/** The day that lies so many days after 1 January 1970. */
export function dayOfEpoch(day: number): LocalDate {
  const known = localDates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MS);
  return keep(localDates, day, localDateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()));
}

/** The day as a string; months count from 1. */
export function localDateOf(year: number, month: number, day: number): LocalDate {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** True for a day that exists in the calendar: 2026-02-30 does not. */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && dayOfEpoch(epochDay(text)) === text;
}

/** The last day a record can have: days, moments and months are of the years 1900 to 2199. */
const lastDay = '2199-12-31';

/** The day, or the last one a record can have: for days that are worked out and kept, such as when something is due again. */
export function storableDay(date: LocalDate): LocalDate {
  return date > lastDay ? lastDay : date;
}

/** So many days later; a negative number goes back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dayOfEpoch(epochDay(date) + days);
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return epochDay(to) - epochDay(from);
}

/** So many days in a row, the first one included. */
export function daysFrom(first: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns the number of days that two spans have in common; both ends belong to a span. */
export function commonDays(a: readonly [LocalDate, LocalDate], b: readonly [LocalDate, LocalDate]): number {
  const first = Math.max(epochDay(a[0]), epochDay(b[0]));
  const last = Math.min(epochDay(a[1]), epochDay(b[1]));
  return Math.max(0, last - first + 1);
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: LocalDate): number {
  const fromMonday = (epochDay(date) + epochWeekday - 1) % daysInWeek;
  return ((fromMonday + daysInWeek) % daysInWeek) + 1;
}

/** Saturday and Sunday. */
export function isWeekend(date: LocalDate): boolean {
  return weekdayOf(date) > friday;
}
