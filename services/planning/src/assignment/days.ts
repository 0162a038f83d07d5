const dayMs = 86_400_000;

/** `YYYY-MM-DD`, so many days later; calendar days know no daylight saving. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
