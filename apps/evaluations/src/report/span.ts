import { addDays, addMonths } from '@jahrring/contracts-common';

/** First and last day of a report. */
export interface Span {
  from: string;
  to: string;
}

export const periods = ['month', 'lastMonth', 'quarter', 'year', 'lastYear', 'always'] as const;

/** Earlier than anything that is recorded. */
const firstDay = '2000-01-01';
export type Period = (typeof periods)[number];

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const months = (first: string, count: number): Span => ({
  from: first,
  to: addDays(addMonths(first, count), -1),
});

/** The days of a period, seen from a day. */
export function spanOf(period: Period, today: string): Span {
  const month = monthOf(today);
  if (period === 'month') return months(month, 1);
  if (period === 'lastMonth') return months(addMonths(month, -1), 1);
  const year = Number(today.slice(0, 4));
  if (period === 'year') return months(`${year}-01-01`, 12);
  if (period === 'always') return { from: firstDay, to: `${year + 1}-12-31` };
  if (period === 'lastYear') return months(`${year - 1}-01-01`, 12);
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return months(addMonths(`${year}-01-01`, quarter * 3), 3);
}

/** The period these days are, seen from a day; undefined where they are none. */
export const periodOf = (span: Span, today: string): Period | undefined =>
  periods.find((period) => {
    const { from, to } = spanOf(period, today);
    return from === span.from && to === span.to;
  });
