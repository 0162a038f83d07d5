import { addDays, isLocalMonth, monthAfter, nextMonthOf } from '@jahrring/contracts-common';

/** `2026-11` as the filter of days has it: `2026-11-01..2026-11-30`. */
export function rangeOfMonth(month: string): string {
  const first = `${month}-01`;
  return `${first}..${addDays(nextMonthOf(first), -1)}`;
}

/** The month that a filter of days is, null where it is none or another stretch. */
export function monthOfRange(range: string | undefined): string | null {
  const month = range?.slice(0, 'YYYY-MM'.length) ?? '';
  return isLocalMonth(month) && rangeOfMonth(month) === range ? month : null;
}

/** The latest months, the present one first. */
export function latestMonths(present: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthAfter(present, -index));
}
