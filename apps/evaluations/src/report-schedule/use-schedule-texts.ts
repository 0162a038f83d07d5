import type { ReportScheduleView, SavedReportView, ScheduleContent } from '@jahrring/contracts-evaluations';
import { useLocale, useT } from '@jahrring/tool-kit';
import { useMemo } from 'react';

const periodTitles = {
  monthly: 'title.monthly',
  monthly_short: 'title.monthlyShort',
  yearly: 'title.yearly',
} as const;

type When = Pick<ReportScheduleView, 'rhythm' | 'weekday' | 'day' | 'month' | 'time'>;

/** A day of a year without a 29 February; 2001-01-01 was a Monday. */
const dayOf = (month: number, day: number) => new Date(Date.UTC(2001, month - 1, day, 12));

/** Returns the names of schedules, and the times at which they are sent, in the reader's language. */
export function useScheduleTexts(saved: readonly SavedReportView[]) {
  const t = useT('evaluations');
  const locale = useLocale();
  return useMemo(() => {
    const dates = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const weekdays = dates({ weekday: 'long' });
    const months = dates({ month: 'long' });
    const weekday = (number: number): string => weekdays.format(dayOf(1, number));
    const month = (number: number): string => months.format(dayOf(number, 1));
    const content = (of: ScheduleContent): string => {
      if (of.kind === 'saved') {
        return saved.find(({ id }) => id === of.reportId)?.title ?? t('schedule.reportGone');
      }
      if (of.kind === 'ready') return t(`ready.${of.key}.title`);
      if (of.kind === 'week') return `${t('title.reports')}: ${t(`week.${of.by}`)}`;
      return t(periodTitles[of.report]);
    };
    const when = ({ rhythm, time, ...of }: When): string =>
      t(`schedule.when.${rhythm}`, {
        ...{ time, day: String(of.day), weekday: weekday(of.weekday), month: month(of.month) },
      });
    return { content, when, weekday, month };
  }, [t, locale, saved]);
}
