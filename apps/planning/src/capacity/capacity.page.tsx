import { addDays, isoWeekOf, localDateAt, mondayOf } from '@jahrring/contracts-common';
import type { LoadsView } from '@jahrring/contracts-planning';
import { useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, IconButton, PageFrame, Row, SegmentedControl, Switch } from '@jahrring/ui';
import { calendarWeekIcon, chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { useLivePlan } from '../live/use-live-plan';
import { useLoads } from '../planning.api';
import { groupings, levelOfWeek, rowsOf, type Grouping } from './load-rows';
import { LoadTable } from './load-table';

const weeksShown = 12;
const daysInWeek = 7;

/** Weeks and grouping stand in the address, so that a link shows the same. */
function useCapacityAddress() {
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), format.timeZone);
  const asked = params.get('week') ?? '';
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return {
    today,
    from: mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today),
    by: groupings.find((one) => one === params.get('by')) ?? 'person',
    uneven: params.get('uneven') === '1',
    put,
  };
}

/** Shows the load of the coming weeks by person, team or skill. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  const { today, from, by, uneven, put } = useCapacityAddress();
  useLivePlan();
  const to = addDays(from, weeksShown * daysInWeek - 1);
  const { data, error, refetch } = useLoads({ from, to });
  const show = (weeks: number) => put('week', addDays(from, weeks * daysInWeek));
  return (
    <PageFrame
      title={t('title.capacity')}
      subtitle={t('capacity.subtitle', {
        ...{ first: isoWeekOf(from).week, last: isoWeekOf(to).week },
        ...{ from: format.date(from), to: format.date(to) },
      })}
      actions={
        <>
          <IconButton
            icon={chevronLeftIcon}
            label={t('capacity.previous')}
            onClick={() => show(-weeksShown)}
          />
          <Button onClick={() => put('week', '')}>{t('week.today')}</Button>
          <IconButton icon={chevronRightIcon} label={t('capacity.next')} onClick={() => show(weeksShown)} />
          <Button icon={calendarWeekIcon} to="/scheduling-tool/weekly_plan">
            {t('title.week')}
          </Button>
        </>
      }
    >
      <Row gap={4}>
        <SegmentedControl<Grouping>
          label={t('capacity.by')}
          value={by}
          onChange={(value) => put('by', value === 'person' ? '' : value)}
          options={groupings.map((value) => ({ value, label: t(`capacity.groups.${value}`) }))}
        />
        <Switch
          checked={uneven}
          onChange={(on) => put('uneven', on ? '1' : '')}
          label={t('capacity.uneven')}
        />
      </Row>
      {data ? (
        <Loads loads={data} by={by} uneven={uneven} today={today} />
      ) : (
        <QueryState query={{ error, refetch }} lines={12} />
      )}
    </PageFrame>
  );
}

interface LoadsProps {
  loads: LoadsView;
  by: Grouping;
  uneven: boolean;
  today: string;
}

function Loads({ loads, by, uneven, today }: LoadsProps) {
  const t = useT('planning');
  const all = rowsOf(loads, by);
  const stands = (row: (typeof all)[number]) =>
    row.weeks.some((week) => ['over', 'idle'].includes(levelOfWeek(week)));
  const rows = uneven ? all.filter(stands) : all;
  if (all.length === 0) {
    return <EmptyState title={t(`capacity.none.${by}`)}>{t(`capacity.noneText.${by}`)}</EmptyState>;
  }
  if (rows.length === 0) return <EmptyState title={t('load.even')} />;
  return <LoadTable mondays={loads.mondays} rows={rows} by={by} today={today} />;
}
