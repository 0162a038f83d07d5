import { addDays, nextMonthOf } from '@jahrring/contracts-time';

export const calendarSpans = ['month', 'quarter'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

const monthsOf: Readonly<Record<CalendarSpan, number>> = { month: 1, quarter: 3 };

/** The first day of the month, or of its quarter: `2026-11` → `2026-10-01`. */
export function startOf(month: string, span: CalendarSpan): string {
  if (span === 'month') return `${month}-01`;
  const first = Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1;
  return `${month.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** The last day of a span that begins on this day. */
export function endOf(from: string, span: CalendarSpan): string {
  let next = from;
  for (let month = 0; month < monthsOf[span]; month += 1) next = nextMonthOf(next);
  return addDays(next, -1);
}
