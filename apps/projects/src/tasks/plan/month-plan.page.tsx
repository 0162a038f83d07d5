import { localDateAt, monthAfter, weeksOf } from '@jahrring/contracts-common';
import { useAbility, useBoot, useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, SegmentedControl, Stack, useNarrow } from '@jahrring/ui';
import { chevronLeftIcon, chevronRightIcon, printerIcon } from '@jahrring/ui/icons';
import { TaskFrame } from '../task-frame';
import { MonthDays } from './month-days';
import { MonthTable } from './month-table';
import { PlanBoard } from './plan-board';
import { PlanStates } from './plan-states';
import { Tray } from './tray';
import { usePlan } from './use-plan';
import { usePlanMoves } from './use-plan-moves';

/** Month and whose tasks stand in the address, so that a link shows the same. */
function useMonth() {
  const { licence } = useBoot();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), licence.timeZone);
  const asked = params.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const change = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    month,
    today,
    mine: params.get('who') === 'mine',
    show: (next: string) => change('month', next),
    setMine: (mine: boolean) => change('who', mine ? 'mine' : null),
  };
}

/** A month of tasks: what is planned on its day, deadlines of what is not planned yet. */
export function Component() {
  const { user } = useBoot();
  const narrow = useNarrow();
  const { month, today, mine, show, setMine } = useMonth();
  const weeks = weeksOf(month);
  const [from = '', to = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const personId = mine ? user.membershipId : undefined;
  const { plan, error, refetch } = usePlan({ from, to, today, personId });
  const moves = usePlanMoves(plan);
  const { shown } = moves;
  return (
    <TaskFrame
      view="month"
      subtitle={<MonthName month={month} />}
      actions={<MonthNav month={month} today={today} onShow={show} />}
    >
      {shown ? (
        <Stack>
          <Row>
            <Whose mine={mine} onChange={setMine} />
          </Row>
          {narrow ? (
            <MonthDays plan={shown} weeks={weeks} month={month} today={today} onMove={moves.move} />
          ) : (
            <PlanBoard today={today} firstDay={today >= from && today <= to ? today : from} moves={moves}>
              <Tray waiting={shown.waiting} late={shown.late} />
              <MonthTable plan={shown} weeks={weeks} month={month} today={today} />
            </PlanBoard>
          )}
        </Stack>
      ) : (
        <PlanStates error={error} onRetry={refetch} />
      )}
    </TaskFrame>
  );
}

function MonthName({ month }: { month: string }) {
  const format = useFormat();
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return <>{new Intl.DateTimeFormat(format.locale, parts).format(new Date(`${month}-15T12:00:00Z`))}</>;
}

function Whose({ mine, onChange }: { mine: boolean; onChange: (mine: boolean) => void }) {
  const t = useT('projects');
  const { can } = useAbility();
  if (!can('tools.task.others.show')) return null;
  return (
    <SegmentedControl
      label={t('tasks.plan.whose')}
      value={mine ? 'mine' : 'all'}
      onChange={(value) => onChange(value === 'mine')}
      options={['all', 'mine'].map((value) => ({ value, label: t(`tasks.plan.${value}`) }))}
    />
  );
}

interface MonthNavProps {
  month: string;
  today: string;
  onShow: (month: string) => void;
}

function MonthNav({ month, today, onShow }: MonthNavProps) {
  const t = useT('projects');
  return (
    <>
      <IconButton
        icon={chevronLeftIcon}
        label={t('tasks.plan.previousMonth')}
        onClick={() => onShow(monthAfter(month, -1))}
      />
      <Button onClick={() => onShow(today.slice(0, 7))}>{t('tasks.plan.thisMonth')}</Button>
      <IconButton
        icon={chevronRightIcon}
        label={t('tasks.plan.nextMonth')}
        onClick={() => onShow(monthAfter(month, 1))}
      />
      <IconButton icon={printerIcon} label={t('tasks.plan.print')} onClick={() => window.print()} />
    </>
  );
}
