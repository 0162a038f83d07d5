import { isWeekend } from '@jahrring/contracts-common';
import type { TaskListItem } from '@jahrring/contracts-projects';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Stack, useNarrow } from '@jahrring/ui';
import { useMemo } from 'react';
import { AddLine } from '../line/add-line';
import { isOn } from '../task-dates';
import { TaskFrame } from '../task-frame';
import { peopleOf } from '../task-groups';
import { TaskRow, type TaskRowProps } from '../task-row';
import { useDayHead, useLoad } from './day-head';
import { DropArea } from './drop-area';
import { PlanBoard } from './plan-board';
import { PlanCard } from './plan-card';
import { PlanStates } from './plan-states';
import { Tray } from './tray';
import { usePlan, type PlanData } from './use-plan';
import { usePlanMoves } from './use-plan-moves';
import { useWeek, WeekNav } from './week-nav';

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
            <DaySections plan={shown} days={days} today={today} onMove={moves.move} />
          ) : (
            <PlanBoard today={today} firstDay={firstDay} moves={moves}>
              <Tray waiting={shown.waiting} late={shown.late} />
              <Columns plan={shown} days={days} today={today} />
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

interface WeekProps {
  plan: PlanData;
  days: readonly string[];
  today: string;
}

function Columns({ plan, days, today }: WeekProps) {
  const format = useFormat();
  const head = useDayHead();
  const load = useLoad();
  return (
    <div className="tasks-week">
      {days.map((day) => {
        const tasks = plan.planned.filter((task) => isOn(task, day));
        return (
          <DropArea
            key={day}
            as="section"
            place={{ day }}
            className="tasks-day"
            label={format.longDate(day)}
            marks={{ 'data-today': day === today || undefined, 'data-weekend': isWeekend(day) || undefined }}
          >
            <h2 className="tasks-day__head">
              <bdi dir="ltr">{head(day)}</bdi> <span>{load(tasks)}</span>
            </h2>
            {tasks.map((task) => (
              <PlanCard key={task.id} task={task} place={{ day }} />
            ))}
          </DropArea>
        );
      })}
    </div>
  );
}

/** On a phone: the days below each other, what waits at the end. */
function DaySections({ plan, days, today, onMove }: WeekProps & Pick<TaskRowProps, 'onMove'>) {
  const t = useT('projects');
  const format = useFormat();
  const load = useLoad();
  const section = (key: string, title: string, tasks: readonly TaskListItem[], hours = '') =>
    tasks.length === 0 && key !== today ? null : (
      <section key={key} className="tasks-group" data-key={key === 'late' ? 'overdue' : key}>
        <h2 className="tasks-group__head">
          {title} <span className="tasks-group__count">{tasks.length}</span> {hours}
        </h2>
        {tasks.length === 0 ? <p className="tasks-plan__hint">{t('tasks.plan.freeDay')}</p> : null}
        <ul>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} today={today} onMove={onMove} />
          ))}
        </ul>
      </section>
    );
  return (
    <div className="tasks-list">
      {section('late', t('tasks.plan.left'), plan.late)}
      {days.map((day) => {
        const tasks = plan.planned.filter((task) => isOn(task, day));
        return section(day, format.longDate(day), tasks, load(tasks));
      })}
      {section('waiting', t('tasks.plan.unplanned'), plan.waiting)}
    </div>
  );
}
