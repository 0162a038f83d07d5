const dayMs = 86_400_000;

/** Days since 1970 of a day `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
  return Date.parse(day) / dayMs;
}

export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

export function plusDays(day: string, days: number): string {
  return dayOf(dayNumber(day) + days);
}

/** The same day `months` later; the last day of a shorter month where it has no such day. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** How many days two spans of days have in common; both ends belong to a span. */
export function commonDays(a: readonly [string, string], b: readonly [string, string]): number {
  const first = Math.max(dayNumber(a[0]), dayNumber(b[0]));
  const last = Math.min(dayNumber(a[1]), dayNumber(b[1]));
  return Math.max(0, last - first + 1);
}
