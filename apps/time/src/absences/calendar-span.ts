import { addDays, addMonths, quarterOf } from '@jahrring/contracts-common';

export const calendarSpans = ['month', 'quarter'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

const monthsOf: Readonly<Record<CalendarSpan, number>> = { month: 1, quarter: 3 };

/** The first day of the month, or of its quarter: `2026-11` → `2026-10-01`. */
export function startOf(month: string, span: CalendarSpan): string {
  return `${span === 'month' ? month : quarterOf(month)}-01`;
}

/** The last day of a span that begins on this day. */
export function endOf(from: string, span: CalendarSpan): string {
  return addDays(addMonths(from, monthsOf[span]), -1);
}
