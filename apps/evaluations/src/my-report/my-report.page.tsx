import { localDateAt } from '@jahrring/contracts-common';
import type { MyReport } from '@jahrring/contracts-evaluations';
import { problemText, useAbility, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Chart, EmptyState, ErrorState, PageFrame, Skeletons, Stack, Stat } from '@jahrring/ui';
import { useMyReport } from '../evaluations.api';
import { Balances } from '../period-report/balances';
import { useMonth } from '../period-report/period-report.api';
import '../period-report/period-report.css';
import './my-report.css';

const spans = ['today', 'week', 'month', 'year'] as const;

void Chart.preload();

/** A person's own hours: today, this week, this month and this year, by projects and by days. */
export function Component() {
  const t = useT('evaluations');
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const { data, error, refetch } = useMyReport(today, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title={t('title.myReport')} subtitle={t('my.subtitle')} width="narrow">
      {error && !data ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {data ? <Figures data={data} today={today} /> : null}
      {data || error ? null : <Skeletons lines={10} />}
    </PageFrame>
  );
}

function Figures({ data, today }: { data: MyReport; today: string }) {
  const t = useT('evaluations');
  const format = useFormat();
  const { can } = useAbility();
  if (data.days.length === 0) {
    return (
      <EmptyState
        title={t('my.none')}
        action={
          <Button variant="primary" to="/timeoverview">
            {t('my.record')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={4}>
      <div className="my-report__stats">
        {spans.map((span) => (
          <Stat
            key={span}
            label={t(`my.${span}`)}
            value={format.duration(data[span].seconds)}
            hint={t('my.billable', { hours: format.duration(data[span].billableSeconds) })}
          />
        ))}
      </div>
      {can('tools.evaluation.own') ? <OwnBalances month={today.slice(0, 'YYYY-MM'.length)} /> : null}
      {data.projects.length > 0 ? (
        <Card title={t('my.projects')}>
          <Chart
            kind="bar"
            label={t('my.projects')}
            rowsLabel={t('dimension.project')}
            rows={data.projects.map(({ label }) => label)}
            series={[{ label: t('measure.hours'), values: data.projects.map(({ seconds }) => seconds) }]}
            format={format.duration}
          />
        </Card>
      ) : null}
      <Card title={t('my.days')}>
        <Chart
          kind="year"
          label={t('my.days')}
          year={Number(today.slice(0, 4))}
          days={Object.fromEntries(data.days.map(({ day, seconds }) => [day, seconds]))}
          format={format.duration}
        />
      </Card>
    </Stack>
  );
}

/** Flexitime, holidays left, and absences and surcharges of the month. */
function OwnBalances({ month }: { month: string }) {
  const { user } = useBoot();
  const { data, error } = useMonth(
    { employeeId: user.membershipId, month },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return null;
  return data ? <Balances {...data} /> : <Skeletons lines={4} />;
}
