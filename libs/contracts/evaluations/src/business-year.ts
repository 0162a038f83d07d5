import { addDays, addMonths, localDateOf } from '@jahrring/contracts-common';

/** The first month of the business year in which a month lies, as `2025-07`. @param yearStart the month it begins in, from 1 */
export function businessYearMonth(month: string, yearStart: number): string {
  return businessYearOf(`${month}-01`, yearStart).from.slice(0, 'YYYY-MM'.length);
}

/** `2025/26` of a business year that is named by its first month, `2026` of a calendar year. */
export function businessYearName(firstMonth: string): string {
  const year = Number(firstMonth.slice(0, 4));
  return firstMonth.endsWith('-01') ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** First and last day of the business year in which a day lies. @param yearStart the month it begins in, from 1 */
export function businessYearOf(day: string, yearStart: number): { from: string; to: string } {
  const begins = Number(day.slice(5, 7)) < yearStart ? -1 : 0;
  const from = localDateOf(Number(day.slice(0, 4)) + begins, yearStart, 1);
  return { from, to: addDays(addMonths(from, 12), -1) };
}
