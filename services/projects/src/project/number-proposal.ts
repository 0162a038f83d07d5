import { formatNumber, numberPeriod, type NumberSeries } from '@jahrring/contracts-documents';
import type { ProjectSettings } from '@jahrring/contracts-projects';

/** The settings as a series of the documents' kind; null where numbers are only counted up. */
export function projectSeries(settings: ProjectSettings): NumberSeries | null {
  const { numberFormat, numberDelimiter, numberPrefix, numberWidth } = settings;
  if (numberFormat === 'continue') return null;
  return { format: numberFormat, delimiter: numberDelimiter, prefix: numberPrefix, width: numberWidth };
}

/** Returns the beginning of every number in the day's period. */
export function seriesStart({ format, delimiter, prefix }: NumberSeries, day: string): string {
  const period = numberPeriod(format, day);
  return prefix + (period === '' ? '' : period + delimiter);
}

/** The number behind the highest one of the day's period; numbers of another form do not count. */
export function nextInSeries(series: NumberSeries, day: string, used: readonly string[]): string {
  const start = seriesStart(series, day);
  const sequences = used
    .filter((number) => number.startsWith(start))
    .map((number) => number.slice(start.length))
    .filter((rest) => /^\d{1,9}$/.test(rest))
    .map(Number);
  return formatNumber(series, day, Math.max(0, ...sequences) + 1);
}
