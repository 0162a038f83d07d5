import { addDays, addMonths, localDateOf } from '@jahrring/contracts-common';

/** First and last day of the business year in which a day lies. @param yearStart the month it begins in, from 1 */
export function businessYearOf(day: string, yearStart: number): { from: string; to: string } {
  const begins = Number(day.slice(5, 7)) < yearStart ? -1 : 0;
  const from = localDateOf(Number(day.slice(0, 4)) + begins, yearStart, 1);
  return { from, to: addDays(addMonths(from, 12), -1) };
}
