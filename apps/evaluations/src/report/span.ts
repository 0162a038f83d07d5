import { addDays, addMonths } from '@jahrring/contracts-common';
import { businessPeriods, businessYearOf, type SavedPeriod } from '@jahrring/contracts-evaluations';

/** First and last day of a report. */
export interface Span {
  from: string;
  to: string;
}

const periods = [
  ...(['month', 'lastMonth', 'quarter', 'year', 'lastYear'] as const),
  ...businessPeriods,
  'always',
] as const satisfies readonly SavedPeriod[];

/** Earlier than anything that is recorded. */
const firstDay = '2000-01-01';
export type Period = (typeof periods)[number];

export const isBusiness = (period: Period): boolean => businessPeriods.some((one) => one === period);

/**
 * Returns the periods that can be chosen: business years only if they differ from calendar years.
 * @param yearStart the month they begin in
 */
export const periodsFor = (yearStart: number): readonly Period[] =>
  periods.filter((period) => yearStart > 1 || !isBusiness(period));

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const months = (first: string, count: number): Span => ({
  from: first,
  to: addDays(addMonths(first, count), -1),
});

/** The days of a period, seen from a day. @param yearStart the month a business year begins in */
export function spanOf(period: Period, today: string, yearStart = 1): Span {
  const month = monthOf(today);
  if (period === 'month') return months(month, 1);
  if (period === 'lastMonth') return months(addMonths(month, -1), 1);
  const business = businessYearOf(today, yearStart);
  if (period === 'businessYear') return business;
  if (period === 'lastBusinessYear') return months(addMonths(business.from, -12), 12);
  const year = Number(today.slice(0, 4));
  if (period === 'year') return months(`${year}-01-01`, 12);
  if (period === 'always') return { from: firstDay, to: `${year + 1}-12-31` };
  if (period === 'lastYear') return months(`${year - 1}-01-01`, 12);
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return months(addMonths(`${year}-01-01`, quarter * 3), 3);
}

/** The period these days are, seen from a day; undefined where they are none. */
export const periodOf = (span: Span, today: string, yearStart = 1): Period | undefined =>
  periodsFor(yearStart).find((period) => {
    const { from, to } = spanOf(period, today, yearStart);
    return from === span.from && to === span.to;
  });
