import { absenceKinds, type PeopleYearSubject, type PersonYear } from '@jahrring/contracts-evaluations';
import {
  Link,
  problemText,
  useAbility,
  useFormat,
  useListExport,
  useSearchParams,
  useT,
  type Format,
} from '@jahrring/tool-kit';
import {
  ActionMenu,
  Card,
  Chart,
  EmptyState,
  ErrorState,
  IconButton,
  PageFrame,
  Skeletons,
  Stack,
} from '@jahrring/ui';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { localToday } from '@jahrring/ui/input';
import { peopleYearFilesUrl, usePeopleYear } from '../period-report/period-report.api';
import '../period-report/period-report.css';

interface Column {
  key: string;
  label: string;
  value: (person: PersonYear) => number;
  text: (value: number) => string;
  /** Balances of people are no sum that says anything. */
  sums: boolean;
}

/** Years of people beside each other: balances, absences or surcharges; each name opens that person's year. */
export function PeopleYear({ subject }: { subject: PeopleYearSubject }) {
  const t = useT('evaluations');
  const { can } = useAbility();
  const [params, setParams] = useSearchParams();
  const year = Number(params.get('year') ?? localToday().slice(0, 'YYYY'.length));
  const title = t(`peopleYear.${subject}.title`);
  const files = useListExport(peopleYearFilesUrl, { year: String(year), subject }, `${title} ${year}`);
  const go = (next: number) =>
    setParams(
      (before) =>
        new URLSearchParams([...[...before].filter(([key]) => key !== 'year'), ['year', String(next)]]),
      { replace: true },
    );
  return (
    <PageFrame
      title={title}
      subtitle={t(`peopleYear.${subject}.text`)}
      breadcrumbs={[{ label: t('title.evaluations'), to: '/evaluations' }]}
      actions={can('tools.evaluation.read_only') ? null : <ActionMenu items={files} />}
    >
      <Stack gap={4}>
        <div className="period-report__switch">
          <IconButton icon={chevronLeftIcon} label={t('periodReport.before')} onClick={() => go(year - 1)} />
          <strong aria-live="polite">{year}</strong>
          <IconButton icon={chevronRightIcon} label={t('periodReport.after')} onClick={() => go(year + 1)} />
        </div>
        <Years subject={subject} year={year} title={title} />
      </Stack>
    </PageFrame>
  );
}

function Years({ subject, year, title }: { subject: PeopleYearSubject; year: number; title: string }) {
  const t = useT('evaluations');
  const format = useFormat();
  const { currentData, error, refetch } = usePeopleYear({ year }, { refetchOnMountOrArgChange: true });
  if (error && !currentData)
    return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeletons lines={12} />;
  const people = currentData.items;
  const columns = columnsOf(subject, people, t, format);
  if (columns.length === 0 || people.length === 0) {
    return <EmptyState title={t('periodReport.none')}>{t('peopleYear.none')}</EmptyState>;
  }
  const drawn = columns.filter(({ key }) => subject !== 'balances' || key === 'flexitime');
  return (
    <>
      <div className="period-report__sheet" role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption className="jr-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" data-wide>
                {t('dimension.person')}
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" data-figure>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.employeeId}>
                <th scope="row" data-wide>
                  <Link to={`/reports/yearly?person=${person.employeeId}&period=${year}`}>{person.name}</Link>
                </th>
                {columns.map(({ key, value, text }) => (
                  <td key={key} data-figure>
                    {value(person) === 0 ? '' : text(value(person))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('periodReport.total')}</th>
              {columns.map(({ key, value, text, sums }) => (
                <td key={key} data-figure>
                  {sums ? text(people.reduce((sum, person) => sum + value(person), 0)) : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Card>
        <Chart
          kind={drawn.length > 1 ? 'stacked' : 'bar'}
          label={title}
          rowsLabel={t('dimension.person')}
          rows={people.map(({ name }) => name)}
          series={drawn.map(({ label, value }) => ({ label, values: people.map(value) }))}
          format={drawn[0]?.text ?? String}
          step={subject === 'absences' ? 1 : 3600}
        />
      </Card>
    </>
  );
}

function columnsOf(
  subject: PeopleYearSubject,
  people: readonly PersonYear[],
  t: (key: string) => string,
  format: Format,
): Column[] {
  const hours = (key: string, label: string, value: Column['value'], sums = true): Column => ({
    ...{ key, label, value, sums, text: format.duration },
  });
  if (subject === 'balances') {
    return [
      hours('target', t('periodReport.target'), (one) => one.targetSeconds),
      hours('worked', t('periodReport.worked'), (one) => one.workedSeconds),
      hours('credited', t('periodReport.credited'), (one) => one.creditedSeconds),
      hours('flexitime', t('periodReport.flexitime'), (one) => one.balances.flexitimeSeconds, false),
      {
        ...{ key: 'rest', label: t('periodReport.holidaysRest'), sums: false },
        value: ({ balances: { averageDaySeconds: day, holidays } }) =>
          day > 0 ? Math.round((holidays.restSeconds / day) * 100) / 100 : 0,
        text: (value) => format.number(value),
      },
    ];
  }
  if (subject === 'absences') {
    const there = absenceKinds.filter((type) =>
      people.some(({ absences }) => absences.some((one) => one.type === type)),
    );
    return there.map((type) => ({
      ...{ key: type, label: t(`periodReport.absences.${type}`), sums: true },
      value: ({ absences }) => (absences.find((one) => one.type === type)?.halfDays ?? 0) / 2,
      text: (value) => format.number(value),
    }));
  }
  const titles = [...new Set(people.flatMap(({ surcharges }) => surcharges.map(({ title }) => title)))];
  return titles.map((title) =>
    hours(title, title, ({ surcharges }) => surcharges.find((one) => one.title === title)?.seconds ?? 0),
  );
}
