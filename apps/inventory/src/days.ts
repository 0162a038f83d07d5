const dayMs = 86_400_000;
/** From how many days ahead a date is called out. */
export const soonDays = 30;

/** Days from `today` to a date, both `YYYY-MM-DD`; negative is past. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
}

/** Today in the licence's time zone as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
