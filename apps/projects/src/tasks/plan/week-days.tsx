import { isWeekend } from '@jahrring/contracts-common';
import type { TaskListItem } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { isOn } from '../task-dates';
import { TaskRow, type TaskRowProps } from '../task-row';
import { useDayHead, useLoad } from './day-head';
import { DropArea } from './drop-area';
import { PlanCard } from './plan-card';
import { type PlanData } from './use-plan';

interface WeekProps {
  plan: PlanData;
  days: readonly string[];
  today: string;
}

export function WeekColumns({ plan, days, today }: WeekProps) {
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
export function WeekSections({ plan, days, today, onMove }: WeekProps & Pick<TaskRowProps, 'onMove'>) {
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
