import { localDateAt } from '@jahrring/contracts-common';
import { periodReportKinds, type PeriodReportKind } from '@jahrring/contracts-evaluations';
import { problemText, useAbility, useBoot, useLocation, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Row, Skeletons, Stack } from '@jahrring/ui';
import { Form, SelectField, useForm, useWatch } from '@jahrring/ui/form';
import { mailIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useEffect } from 'react';
import { schedulePath } from '../report-schedule/schedule-content';
import { MonthSheet } from './month-sheet';
import { useReportPeople } from './period-report.api';
import { PeriodSwitch } from './period-switch';
import './period-report.css';
import { useReportTabs } from './use-report-tabs';
import { YearSheet } from './year-sheet';

const ReportFiles = lazy(async () => ({ default: (await import('./report-files')).ReportFiles }));

const titles = {
  monthly: 'title.monthly',
  monthly_short: 'title.monthlyShort',
  yearly: 'title.yearly',
} as const satisfies Record<PeriodReportKind, string>;

/** A person's month or year: looked at, and written into files for one, many or all. */
export function Component() {
  const t = useT('evaluations');
  const { can } = useAbility();
  const { licence, membership } = useOwn();
  const { pathname } = useLocation();
  const kind = periodReportKinds.find((one) => pathname.endsWith(`/${one}`)) ?? 'monthly';
  const { data, error, refetch } = useReportPeople();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), licence.timeZone);
  const period = periodOf(kind, params.get('period'), today);
  const people = data?.items ?? [];
  const asked = params.get('person') ?? membership;
  const person = people.find(({ id }) => id === asked) ?? people[0];
  const write = (name: string, value: string) =>
    setParams(
      (before) => new URLSearchParams([...[...before].filter(([key]) => key !== name), [name, value]]),
      { replace: true },
    );
  return (
    <PageFrame
      title={t(titles[kind])}
      subtitle={t('periodReport.subtitle')}
      tabs={useReportTabs()}
      actions={
        can('tools.evaluation.read_only') ? null : (
          <Button icon={mailIcon} to={schedulePath(`period:${kind}`)}>
            {t('schedule.offer')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {error && !data ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeletons lines={12} />}
        {data ? (
          <Row gap={3} align="end">
            <PeriodSwitch period={period} onChange={(value) => write('period', value)} />
            {people.length > 1 && person ? (
              <PersonField people={people} person={person.id} onChange={(value) => write('person', value)} />
            ) : null}
          </Row>
        ) : null}
        {person && kind === 'yearly' ? <YearSheet employeeId={person.id} year={Number(period)} /> : null}
        {person && kind !== 'yearly' ? (
          <MonthSheet employeeId={person.id} month={period} short={kind === 'monthly_short'} />
        ) : null}
        {person && !can('tools.evaluation.read_only') ? (
          <Suspense>
            <ReportFiles kind={kind} period={period} person={person} people={people} />
          </Suspense>
        ) : null}
      </Stack>
    </PageFrame>
  );
}

function useOwn() {
  const { licence, user } = useBoot();
  return { licence, membership: user.membershipId };
}

/** Returns the period in the URL, if it fits the kind; otherwise the month or year of the given day. */
function periodOf(kind: PeriodReportKind, asked: string | null, today: string): string {
  const pattern = kind === 'yearly' ? /^\d{4}$/ : /^\d{4}-(0[1-9]|1[0-2])$/;
  if (asked && pattern.test(asked)) return asked;
  return kind === 'yearly' ? today.slice(0, 'YYYY'.length) : today.slice(0, 'YYYY-MM'.length);
}

interface PersonFieldProps {
  people: readonly { id: string; name: string }[];
  person: string;
  onChange: (id: string) => void;
}

function PersonField({ people, person, onChange }: PersonFieldProps) {
  const t = useT('evaluations');
  const form = useForm({ values: { person } });
  const chosen = useWatch({ control: form.control, name: 'person' });
  useEffect(() => {
    if (chosen && chosen !== person) onChange(chosen);
  }, [chosen, person, onChange]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('periodReport.form')} draft={false}>
      <SelectField
        name="person"
        label={t('dimension.person')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form>
  );
}
