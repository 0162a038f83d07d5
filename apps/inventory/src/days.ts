/** From how many days ahead a date is called out. */
export const soonDays = 30;

/** Today in the licence's time zone as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
