/** Calendar days as `YYYY-MM-DD` strings: no clock, no zone, so no daylight saving can touch them. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const localDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

function epochDay(date: LocalDate): number {
  const match = localDatePattern.exec(date);
  if (!match) throw new RangeError(`not a local date: ${date}`);
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS;
}

function fromEpochDay(day: number): LocalDate {
  const date = new Date(day * DAY_MS);
  return localDateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The day as a string; months count from 1. */
export function localDateOf(year: number, month: number, day: number): LocalDate {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** True for a day that exists in the calendar: 2026-02-30 does not. */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && fromEpochDay(epochDay(text)) === text;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromEpochDay(epochDay(date) + days);
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return epochDay(to) - epochDay(from);
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: LocalDate): number {
  return ((epochDay(date) + 3) % 7) + 1;
}

/** The Monday of the day's week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, 1 - weekdayOf(date));
}

/** The seven days of the day's week, Monday first. */
export function weekOf(date: LocalDate): LocalDate[] {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** ISO 8601 week number: the week belongs to the year of its Thursday. */
export function isoWeekOf(date: LocalDate): { year: number; week: number } {
  const thursday = addDays(mondayOf(date), 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: Math.floor(daysBetween(localDateOf(year, 1, 1), thursday) / 7) + 1 };
}

/** The first day of the month after the day's own. */
export function nextMonthOf(date: LocalDate): LocalDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return month === 12 ? localDateOf(year + 1, 1, 1) : localDateOf(year, month + 1, 1);
}
