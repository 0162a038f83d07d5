import { addDays, daysBetween, daysFrom, localDateOf, weekdayOf, type LocalDate } from './day';

const daysInWeek = 7;

/** The Monday of the day's week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, 1 - weekdayOf(date));
}

/** The seven days of the day's week, Monday first. */
export function weekOf(date: LocalDate): LocalDate[] {
  return daysFrom(mondayOf(date), daysInWeek);
}

/** ISO 8601 week number: the week belongs to the year of its Thursday. */
export function isoWeekOf(date: LocalDate): { year: number; week: number } {
  const thursday = addDays(mondayOf(date), 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: Math.floor(daysBetween(localDateOf(year, 1, 1), thursday) / daysInWeek) + 1 };
}
