const dayMs = 86_400_000;
const daysInWeek = 7;

/** `YYYY-MM-DD`, so many days later; calendar days know no daylight saving. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  const weekday = (new Date(Date.parse(date)).getUTCDay() + 6) % daysInWeek;
  return addDays(date, -weekday);
}

/** The seven days from a Monday on. */
export function weekFrom(monday: string): string[] {
  return Array.from({ length: daysInWeek }, (_, index) => addDays(monday, index));
}

/** Week number after ISO 8601: the week of the year's first Thursday is 1. */
export function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  const firstDay = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - firstDay) / dayMs / daysInWeek) + 1;
}

/** Saturday and Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(Date.parse(date)).getUTCDay());
}

/** Today in a time zone as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
