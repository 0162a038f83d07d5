import { addDays, localDateAt } from '@jahrring/contracts-common';
/** Everything, what is past its day, what comes within the next days. */
export const dueFilters = ['all', 'overdue', 'soon'] as const;
export type DueFilter = (typeof dueFilters)[number];

const soonDays = 30;

/** The filter of the first due day that a choice stands for; null for none. */
export function dueRange(filter: DueFilter, timeZone: string): string | null {
  if (filter === 'all') return null;
  const today = localDateAt(Date.now(), timeZone);
  return filter === 'overdue' ? `..${addDays(today, -1)}` : `${today}..${addDays(today, soonDays)}`;
}

/** Returns the choice that a filter corresponds to; `all` for one that was set by hand. */
export function dueViewOf(range: string | undefined, timeZone: string): DueFilter {
  return dueFilters.find((filter) => dueRange(filter, timeZone) === range) ?? 'all';
}
