import { addDays, localDateAt } from '@jahrring/contracts-common';
import type { PlanView } from '@jahrring/contracts-planning';
import { problemText, useAbility, useFormat, useT } from '@jahrring/tool-kit';
import {
  ActionMenu,
  Button,
  Card,
  Columns,
  ErrorState,
  PageFrame,
  Skeletons,
  Stack,
  Text,
} from '@jahrring/ui';
import { calendarIcon, calendarWeekIcon, chartIcon, mapPinIcon } from '@jahrring/ui/icons';
import { ConflictList, useConflictsLoading } from '../conflict/conflict-list';
import { holidayOn } from '../load/loads';
import { WeekLoads } from '../load/week-load';
import { useLivePlan } from '../live/use-live-plan';
import { usePlan } from '../planning.api';
import { ProposalList, useProposalsLoading } from '../proposal/proposal-list';
import { RequirementList, useRequirementsLoading } from '../requirement/requirement-list';
import { usePlanLinks } from '../toolbar/use-plan-links';
import { dayOverview } from './day-overview';

/** Today and tomorrow at a glance: what is done, by whom and with what, and for whom nothing is planned. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  useLivePlan();
  const today = localDateAt(Date.now(), format.timeZone);
  const tomorrow = addDays(today, 1);
  const { data: plan, error, refetch } = usePlan({ from: today, to: tomorrow });
  const loading = [useConflictsLoading(today), useProposalsLoading(), useRequirementsLoading(today)];
  // Shown one by one, each list would push away what is being read below it.
  const listed = !loading.includes(true);
  const links = usePlanLinks([
    { label: t('title.week'), icon: calendarWeekIcon, to: '/scheduling-tool/weekly_plan' },
    { label: t('title.month'), icon: calendarWeekIcon, to: '/scheduling-tool/monthly_plan' },
    { label: t('title.year'), icon: chartIcon, to: '/scheduling-tool/annual_plan' },
    { label: t('title.map'), icon: mapPinIcon, to: '/scheduling-tool/map' },
  ]);
  return (
    <PageFrame
      title={t('title.overview')}
      actions={
        <>
          <Button icon={calendarIcon} to="/scheduling-tool/my_week">
            {t('title.mine')}
          </Button>
          {links.buttons}
          {links.items.length > 0 ? <ActionMenu items={links.items} /> : null}
        </>
      }
    >
      {plan && listed ? (
        <Stack>
          <Columns>
            <Day plan={plan} date={today} title={t('overview.today', { day: format.longDate(today) })} />
            <Day
              plan={plan}
              date={tomorrow}
              title={t('overview.tomorrow', { day: format.longDate(tomorrow) })}
            />
          </Columns>
          <RequirementList today={today} />
          <ConflictList today={today} />
          <ProposalList />
          <WeekLoads today={today} />
        </Stack>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : (
        <Skeletons lines={8} />
      )}
    </PageFrame>
  );
}

function Day({ plan, date, title }: { plan: PlanView; date: string; title: string }) {
  const t = useT('planning');
  const { can } = useAbility();
  const { jobs, away, idle } = dayOverview(plan, date);
  const holiday = holidayOn(plan, date);
  return (
    <Card title={title}>
      <Stack gap={3}>
        {holiday ? <Text tone="muted">{t('holiday.day', { name: holiday })}</Text> : null}
        {jobs.map(({ label, names }) => (
          <div key={label}>
            <Text as="div" strong>
              {label}
            </Text>
            <Text as="div">{names.join(', ')}</Text>
          </div>
        ))}
        {jobs.length === 0 ? <Text tone="muted">{t('week.nothing')}</Text> : null}
        {away.length > 0 ? <Text tone="muted">{t('overview.away', { names: away.join(', ') })}</Text> : null}
        {can('tools.scheduling_tool.manage') && idle.length > 0 ? (
          <Text tone="muted">{t('overview.idle', { names: idle.join(', ') })}</Text>
        ) : null}
      </Stack>
    </Card>
  );
}
