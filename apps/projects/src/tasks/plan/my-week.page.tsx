import type { TaskListItem } from '@jahrring/contracts-projects';
import { useBoot } from '@jahrring/tool-kit';
import { Stack, useNarrow } from '@jahrring/ui';
import { useMemo } from 'react';
import { AddLine } from '../line/add-line';
import { TaskFrame } from '../task-frame';
import { peopleOf } from '../task-groups';
import { PlanBoard } from './plan-board';
import { PlanStates } from './plan-states';
import { Tray } from './tray';
import { usePlan, type PlanData } from './use-plan';
import { usePlanMoves } from './use-plan-moves';
import { useWeek, WeekNav } from './week-nav';
import { WeekColumns, WeekSections } from './week-days';

/** My own week: a column for each day, and a tray with what still waits for one. */
export function Component() {
  const { user } = useBoot();
  const narrow = useNarrow();
  const week = useWeek();
  const { monday, sunday, days, today } = week;
  const { plan, error, refetch } = usePlan({ from: monday, to: sunday, today, personId: user.membershipId });
  const moves = usePlanMoves(
    useMemo(() => plan && workOf(plan, user.membershipId), [plan, user.membershipId]),
  );
  const { shown } = moves;
  const firstDay = days.includes(today) ? today : monday;
  return (
    <TaskFrame
      view="mine"
      subtitle={week.subtitle}
      actions={<WeekNav monday={monday} today={today} onShow={week.show} />}
    >
      {shown ? (
        <Stack>
          <AddLine preset={{ plannedOn: firstDay }} />
          {narrow ? (
            <WeekSections plan={shown} days={days} today={today} onMove={moves.move} />
          ) : (
            <PlanBoard today={today} firstDay={firstDay} moves={moves}>
              <Tray waiting={shown.waiting} late={shown.late} />
              <WeekColumns plan={shown} days={days} today={today} />
            </PlanBoard>
          )}
        </Stack>
      ) : (
        <PlanStates error={error} onRetry={refetch} />
      )}
    </TaskFrame>
  );
}

/**
 * Returns the work that a person does themselves: tasks for which they are only responsible appear in the week of the
 * person who does them.
 */
function workOf(plan: PlanData, personId: string): PlanData {
  const own = (tasks: readonly TaskListItem[]) =>
    tasks.filter((task) => peopleOf(task).some(({ id }) => id === personId));
  return { planned: own(plan.planned), waiting: own(plan.waiting), late: own(plan.late) };
}
