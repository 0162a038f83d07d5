import type { PageFlow, PrintFormat } from '@jahrring/pdf';
import type { ServiceTexts } from '../../i18n';
import type { PrintedReports } from './printed-reports';

/** Context with which every part of a report is drawn. */
export interface ReportPaper {
  flow: PageFlow;
  reports: PrintedReports;
  texts: ServiceTexts['period'];
  format: PrintFormat;
}

const secondsPerMinute = 60;
const minutesPerHour = 60;

/** `8:24`, `−0:45`; empty for nothing at all. */
export function hoursText(seconds: number, { zero = '' }: { zero?: string } = {}): string {
  const minutes = Math.round(Math.abs(seconds) / secondsPerMinute);
  if (minutes === 0) return zero;
  const text = `${Math.floor(minutes / minutesPerHour)}:${String(minutes % minutesPerHour).padStart(2, '0')}`;
  return seconds < 0 ? `−${text}` : text;
}

/** `2.5` of five half days. */
export const daysText = (halfDays: number): string => String(halfDays / 2);

/** `November 2026` of `2026-11`; a year as it is. */
export function periodText(period: string, locale: string): string {
  if (period.length === 'YYYY'.length) return period;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${period}-01T00:00:00Z`));
}

/** `Mo` */
export function weekdayText(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
