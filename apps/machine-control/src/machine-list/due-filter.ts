/** Everything, what is past its day, what comes within the next days. */
export const dueFilters = ['all', 'overdue', 'soon'] as const;
export type DueFilter = (typeof dueFilters)[number];

const dayMs = 86_400_000;
const soonDays = 30;

/** A day in a time zone, some days from now, as `YYYY-MM-DD`. */
export function dayFromNow(timeZone: string, days: number, now = Date.now()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now + days * dayMs));
}

/** The filter of the first due day that a choice stands for; null for none. */
export function dueRange(filter: DueFilter, timeZone: string): string | null {
  if (filter === 'all') return null;
  const yesterday = dayFromNow(timeZone, -1);
  return filter === 'overdue'
    ? `..${yesterday}`
    : `${dayFromNow(timeZone, 0)}..${dayFromNow(timeZone, soonDays)}`;
}

/** Which choice a filter is; whatever was set by hand is none of them. */
export function dueViewOf(range: string | undefined, timeZone: string): DueFilter {
  return dueFilters.find((filter) => dueRange(filter, timeZone) === range) ?? 'all';
}
