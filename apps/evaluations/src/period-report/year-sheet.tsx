import type { PeriodAbsence, YearReport } from '@jahrring/contracts-evaluations';
import { Link, problemText, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { Card, EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { Balances } from './balances';
import { useYear } from './period-report.api';
import { monthName } from './period-title';

/** A person's year, month by month, and what was booked on balances. */
export function YearSheet({ employeeId, year }: { employeeId: string; year: number }) {
  const t = useT('evaluations');
  const { currentData, error, refetch } = useYear({ employeeId, year }, { refetchOnMountOrArgChange: true });
  if (error && !currentData)
    return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeletons lines={14} />;
  const { targetSeconds, workedSeconds, creditedSeconds, ledger } = currentData;
  if (targetSeconds + workedSeconds + creditedSeconds === 0 && ledger.length === 0) {
    return <EmptyState title={t('periodReport.none')}>{t('periodReport.noneText')}</EmptyState>;
  }
  return (
    <Stack gap={4}>
      <Balances {...currentData} />
      <Months report={currentData} />
      {ledger.length > 0 ? (
        <Card title={t('periodReport.bookings')}>
          <Bookings ledger={ledger} />
        </Card>
      ) : null}
    </Stack>
  );
}

const heads = ['target', 'worked', 'credited', 'difference', 'holidays', 'flexitime'] as const;

const holidaysOf = (absences: readonly PeriodAbsence[]): number =>
  (absences.find(({ type }) => type === 'holidays')?.halfDays ?? 0) / 2;

function Months({ report }: { report: YearReport }) {
  const t = useT('evaluations');
  const format = useFormat();
  const locale = useLocale();
  const asOf = report.balances.asOf ?? '';
  const label = `${report.name} · ${report.year}`;
  const figures = (row: YearReport | YearReport['months'][number], flexitime: number, begun: boolean) => [
    format.duration(row.targetSeconds),
    format.duration(row.workedSeconds),
    row.creditedSeconds === 0 ? '' : format.duration(row.creditedSeconds),
    begun ? format.duration(row.differenceSeconds) : '',
    holidaysOf(row.absences) === 0 ? '' : format.number(holidaysOf(row.absences)),
    begun ? format.duration(flexitime) : '',
  ];
  return (
    <div className="period-report__sheet" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="jr-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col" data-wide>
              {t('periodReport.month')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" data-figure>
                {t(`periodReport.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.months.map((row) => (
            <tr key={row.month}>
              <th scope="row" data-wide>
                <Link to={`/reports/monthly?person=${report.employeeId}&period=${row.month}`}>
                  {monthName(row.month, locale)}
                </Link>
              </th>
              {figures(row, row.flexitimeSeconds, `${row.month}-01` <= asOf).map((text, index) => (
                <td key={heads[index]} data-figure>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('periodReport.total')}</th>
            {figures(report, report.balances.flexitimeSeconds, asOf !== '').map((text, index) => (
              <td key={heads[index]} data-figure>
                {text}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Bookings({ ledger }: Pick<YearReport, 'ledger'>) {
  const t = useT('evaluations');
  const format = useFormat();
  return (
    <ul className="period-report__bookings">
      {ledger.map(({ date, kind, source, seconds }, index) => (
        <li key={index}>
          <span>{format.date(date)}</span>
          <span>
            {t(`periodReport.ledger.${kind}`)}: {t(`periodReport.sources.${source}`)}
          </span>
          <span data-figure>{format.duration(seconds)}</span>
        </li>
      ))}
    </ul>
  );
}
