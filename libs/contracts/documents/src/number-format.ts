import { z } from 'zod';

export const numberFormats = ['consecutive', 'year', 'short_year', 'year_month'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** Between the period and the sequence: hyphen, point, comma, underscore or nothing. */
export const numberDelimiters = ['-', '.', ',', '_', ''] as const;

/** The series of one document type. `width` is the least number of digits; an overflow widens. */
export const numberSeries = z.object({
  format: z.enum(numberFormats),
  delimiter: z.enum(numberDelimiters),
  prefix: z
    .string()
    .max(10)
    .regex(/^[A-Za-z0-9._/-]*$/),
  width: z.union([z.literal(4), z.literal(6)]),
});
export type NumberSeries = z.infer<typeof numberSeries>;

export const defaultSeries: NumberSeries = { format: 'year', delimiter: '-', prefix: '', width: 4 };

/** Formats whose width is fixed at six digits by the specification. */
const sixDigits: readonly NumberFormat[] = ['consecutive', 'short_year'];

/** The part of a number that names its period: "", "2026", "26" or "2611". `date` is YYYY-MM-DD, in the licence's zone. */
export function numberPeriod(format: NumberFormat, date: string): string {
  const [year = '', month = ''] = date.split('-');
  switch (format) {
    case 'consecutive':
      return '';
    case 'year':
      return year;
    case 'short_year':
      return year.slice(2);
    case 'year_month':
      return year.slice(2) + month;
  }
}

/** Prints the `sequence`th number (from 1) of the period of `date`. */
export function formatNumber(series: NumberSeries, date: string, sequence: number): string {
  const width = sixDigits.includes(series.format) ? 6 : series.width;
  const period = numberPeriod(series.format, date);
  const digits = String(sequence).padStart(width, '0');
  return series.prefix + (period === '' ? digits : period + series.delimiter + digits);
}

/** Matches every number a series can give: a new series must not match one given by an older series. */
export function numberPattern(series: NumberSeries): RegExp {
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const width = sixDigits.includes(series.format) ? 6 : series.width;
  const period = { consecutive: '', year: '\\d{4}', short_year: '\\d{2}', year_month: '\\d{4}' }[
    series.format
  ];
  const delimiter = period === '' ? '' : escape(series.delimiter);
  return new RegExp(`^${escape(series.prefix)}${period}${delimiter}\\d{${width},}$`);
}

/** First day on which the series starts anew after `date`, or null when it never does. */
export function nextPeriodStart(format: NumberFormat, date: string): string | null {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  if (format === 'consecutive') return null;
  if (format === 'year_month' && month < 12) return `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return `${year + 1}-01-01`;
}

/** A changed series beside the one that numbers documents dated before it begins. */
export interface SeriesChange {
  series: NumberSeries;
  /** First day (`YYYY-MM-DD`) of the new series. */
  until: string;
}

/** The series that numbers a document of this date. */
export function seriesOn(
  series: NumberSeries,
  previous: SeriesChange | undefined,
  date: string,
): NumberSeries {
  return previous && date < previous.until ? previous.series : series;
}

/** When a changed series begins: with the next period of the old one, so that no period has two. */
export function seriesStart(before: NumberSeries, after: NumberSeries, today: string): string {
  return (
    nextPeriodStart(before.format, today) ??
    nextPeriodStart(after.format, today) ??
    `${Number(today.slice(0, 4)) + 1}-01-01`
  );
}
