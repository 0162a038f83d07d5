import { addDays, localDateAt } from '@jahrring/contracts-common';
import type { PlanView } from '@jahrring/contracts-planning';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ActionMenu, Button, Card, Columns, PageFrame, Stack, Text } from '@jahrring/ui';
import { calendarIcon, calendarWeekIcon, chartIcon, mapPinIcon } from '@jahrring/ui/icons';
import { ConflictList } from '../conflict/conflict-list';
import { holidayOn } from '../load/loads';
import { WeekLoads } from '../load/week-load';
import { useLivePlan } from '../live/use-live-plan';
import { ProposalList } from '../proposal/proposal-list';
import { RequirementList } from '../requirement/requirement-list';
import { usePlanLinks } from '../toolbar/use-plan-links';
import { dayOverview } from './day-overview';
import { useOverview } from './overview.api';

/** Today and tomorrow at a glance: what is done, by whom and with what, and for whom nothing is planned. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  useLivePlan();
  const today = localDateAt(Date.now(), format.timeZone);
  const tomorrow = addDays(today, 1);
  // In one answer: shown one by one, each list would push away what is being read below it.
  const { data, error, refetch } = useOverview({ today }, { refetchOnMountOrArgChange: true });
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
      {data ? (
        <Stack>
          <Columns>
            <Day plan={data.plan} date={today} title={t('overview.today', { day: format.longDate(today) })} />
            <Day
              plan={data.plan}
              date={tomorrow}
              title={t('overview.tomorrow', { day: format.longDate(tomorrow) })}
            />
          </Columns>
          {data.requirements ? <RequirementList today={today} requirements={data.requirements} /> : null}
          <ConflictList conflicts={data.conflicts} />
          {data.proposals ? (
            <ProposalList
              proposals={data.proposals}
              onReload={async () => (await refetch().unwrap()).proposals}
            />
          ) : null}
          <WeekLoads plan={data.plan} today={today} />
        </Stack>
      ) : (
        <QueryState query={{ error, refetch }} lines={8} />
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
