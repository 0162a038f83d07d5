import { addDays, mondayOf } from '@jahrring/contracts-common';
import type { PlanView } from '@jahrring/contracts-planning';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Columns, Stack, Text } from '@jahrring/ui';
import { chartIcon } from '@jahrring/ui/icons';
import { unevenLoads } from './loads';

const daysInWeek = 7;
const minute = 60;
/** Largest number of people of either kind who are named. */
const named = 8;

/** Shows the people with too much and with too little work in this week and the next; for people who plan. */
export function WeekLoads({ plan, today }: { plan: PlanView; today: string }) {
  const { can } = useAbility();
  const from = mondayOf(today);
  const next = addDays(from, daysInWeek);
  if (!can('tools.scheduling_tool.manage')) return null;
  return (
    <Columns>
      <WeekLoad plan={plan} from={from} titleKey="load.thisWeek" />
      <WeekLoad plan={plan} from={next} titleKey="load.nextWeek" />
    </Columns>
  );
}

interface WeekLoadProps {
  plan: PlanView;
  from: string;
  titleKey: 'load.thisWeek' | 'load.nextWeek';
}

function WeekLoad({ plan, from, titleKey }: WeekLoadProps) {
  const t = useT('planning');
  const { over, idle } = unevenLoads(plan, { from, to: addDays(from, daysInWeek - 1) });
  return (
    <Card
      title={t(titleKey)}
      actions={
        <Button size="small" icon={chartIcon} to={`/scheduling-tool/capacity?week=${from}`}>
          {t('capacity.all')}
        </Button>
      }
    >
      <Stack gap={3}>
        <People title={t('load.overbooked', { count: over.length })} people={over} />
        <People title={t('load.idle', { count: idle.length })} people={idle} />
        {over.length + idle.length === 0 ? <Text tone="muted">{t('load.even')}</Text> : null}
      </Stack>
    </Card>
  );
}

function People({ title, people }: { title: string; people: ReturnType<typeof unevenLoads>['over'] }) {
  const t = useT('planning');
  const format = useFormat();
  if (people.length === 0) return null;
  const names = people
    .slice(0, named)
    .map(({ name, minutes }) => `${name} ${format.duration(minutes * minute)}`);
  const rest = people.length - names.length;
  if (rest > 0) names.push(t('dashboard.more', { count: rest }));
  return (
    <div>
      <Text as="div" strong>
        {title}
      </Text>
      <Text as="div">{names.join(', ')}</Text>
    </div>
  );
}
