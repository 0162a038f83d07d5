import { addDays, localDateOf, type LocalDate } from './day';
import { mondayOf, weekOf } from './week';

/** A calendar month: `2026-11`. */
export type LocalMonth = string;

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const monthsInYear = 12;
const monthsInQuarter = 3;

/** True for `2026-11`; `2026-13` and `2026-1` are none. */
export function isLocalMonth(text: string): boolean {
  return monthPattern.test(text);
}

/** The month so many months later; a negative number goes back. */
export function monthAfter(month: LocalMonth, months: number): LocalMonth {
  const index = Number(month.slice(0, 4)) * monthsInYear + Number(month.slice(5, 7)) - 1 + months;
  return localDateOf(Math.floor(index / monthsInYear), (index % monthsInYear) + 1, 1).slice(0, 7);
}

/** The last day of a month. */
export function lastDayOf(month: LocalMonth): LocalDate {
  return addDays(`${monthAfter(month, 1)}-01`, -1);
}

/** The same day so many months later; the last day of a shorter month where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const month = monthAfter(date.slice(0, 7), months);
  const day = `${month}-${date.slice(8)}`;
  const last = lastDayOf(month);
  return day < last ? day : last;
}

/** The first day of the month after the day's own. */
export function nextMonthOf(date: LocalDate): LocalDate {
  return `${monthAfter(date.slice(0, 7), 1)}-01`;
}

/** The first month of a month's quarter. */
export function quarterOf(month: LocalMonth): LocalMonth {
  return monthAfter(month, -((Number(month.slice(5, 7)) - 1) % monthsInQuarter));
}

/** The weeks a month lies in, each from Monday to Sunday. */
export function weeksOf(month: LocalMonth): LocalDate[][] {
  const weeks: LocalDate[][] = [];
  const last = lastDayOf(month);
  for (let monday = mondayOf(`${month}-01`); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(weekOf(monday));
  }
  return weeks;
}
