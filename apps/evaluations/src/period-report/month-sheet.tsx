import type { MonthReport, PeriodDay } from '@jahrring/contracts-evaluations';
import { problemText, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { Balances } from './balances';
import { useMonth } from './period-report.api';
import { weekdayName } from './period-title';

interface MonthSheetProps {
  employeeId: string;
  /** `2026-11` */
  month: string;
  /** A line a day, without what it was spent on. */
  short: boolean;
}

/** A person's month, day by day, as it is printed. */
export function MonthSheet({ employeeId, month, short }: MonthSheetProps) {
  const t = useT('evaluations');
  const { currentData, error, refetch } = useMonth(
    { employeeId, month },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData)
    return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeletons lines={14} />;
  const { targetSeconds, workedSeconds, creditedSeconds } = currentData;
  if (targetSeconds + workedSeconds + creditedSeconds === 0) {
    return <EmptyState title={t('periodReport.none')}>{t('periodReport.noneText')}</EmptyState>;
  }
  return (
    <Stack gap={4}>
      <Balances {...currentData} />
      <Days report={currentData} short={short} />
    </Stack>
  );
}

function Days({ report, short }: { report: MonthReport; short: boolean }) {
  const t = useT('evaluations');
  const format = useFormat();
  const asOf = report.balances.asOf ?? '';
  const heads = ['target', 'worked', 'credited', 'difference'] as const;
  const { targetSeconds, workedSeconds, creditedSeconds, differenceSeconds } = report;
  const label = `${report.name} · ${report.month}`;
  return (
    <div
      className="period-report__sheet period-report__sheet--days"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table>
        <caption className="jr-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('periodReport.day')}</th>
            <th scope="col" data-wide>
              {short ? t('periodReport.absencesTitle') : t('periodReport.works')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" data-figure>
                {t(`periodReport.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.days.map((day) => (
            <DayRow key={day.date} day={day} short={short} isOver={day.date <= asOf} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('periodReport.total')}
            </th>
            {[targetSeconds, workedSeconds, creditedSeconds, differenceSeconds].map((seconds, index) => (
              <td key={heads[index]} data-figure>
                {format.duration(seconds)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DayRow({ day, short, isOver }: { day: PeriodDay; short: boolean; isOver: boolean }) {
  const t = useT('evaluations');
  const format = useFormat();
  const locale = useLocale();
  const { targetSeconds, workedSeconds, creditedSeconds } = day;
  const difference = workedSeconds + creditedSeconds - targetSeconds;
  const told = [day.holiday, ...day.absences.map(({ type }) => t(`periodReport.absences.${type}`))];
  const figure = (seconds: number) => (seconds === 0 ? '' : format.duration(seconds));
  return (
    <tr data-free={targetSeconds === 0 || undefined}>
      <th scope="row">
        {weekdayName(day.date, locale)} {format.date(day.date).slice(0, 'DD.MM.'.length)}
      </th>
      <td data-wide>
        {told.filter(Boolean).join(', ')}
        {short || day.works.length === 0 ? null : (
          <ul>
            {day.works.map(({ project, activity, seconds }) => (
              <li key={`${project} ${activity}`}>
                {[format.duration(seconds), project, activity].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td data-figure>{figure(targetSeconds)}</td>
      <td data-figure>{figure(workedSeconds)}</td>
      <td data-figure>{figure(creditedSeconds)}</td>
      <td data-figure>{isOver ? figure(difference) : ''}</td>
    </tr>
  );
}
