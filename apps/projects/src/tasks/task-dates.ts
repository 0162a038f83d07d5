import { dayAfter, weekdayOf, type TaskListItem } from '@jahrring/contracts-projects';

const daysInWeek = 7;
const weeksOfMonth = 6;
const dayMs = 86_400_000;
const friday = 5;

/** Today in a time zone as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return dayAfter(date, 1 - weekdayOf(date));
}

/** So many days from one on. */
export function daysOn(first: string, count = daysInWeek): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** The weeks a month lies in, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = mondayOf(`${month}-01`);
  const weeks = Array.from({ length: weeksOfMonth }, (_, index) =>
    daysOn(dayAfter(first, index * daysInWeek)),
  );
  return weeks.filter((days) => days.some((day) => day.startsWith(month)));
}

/** `2026-11` moved by whole months. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Week number after ISO 8601: the week of the year's first Thursday is 1. */
export function weekNumber(monday: string): number {
  const thursday = dayAfter(monday, 3);
  const firstDay = `${thursday.slice(0, 4)}-01-01`;
  return Math.floor((Date.parse(thursday) - Date.parse(firstDay)) / dayMs / daysInWeek) + 1;
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) > friday;
}

type Dated = Pick<TaskListItem, 'deadline' | 'status'>;

export function isOverdue({ deadline, status }: Dated, today: string): boolean {
  return status === 'open' && deadline !== null && deadline < today;
}

/** Whether a task is planned for a day. */
export function isOn(
  { plannedOn, plannedUntil }: Pick<TaskListItem, 'plannedOn' | 'plannedUntil'>,
  day: string,
): boolean {
  return plannedOn !== null && plannedOn <= day && (plannedUntil ?? plannedOn) >= day;
}
