import { useFormat, useT } from '@jahrring/tool-kit';
import { Stack, VisuallyHidden } from '@jahrring/ui';
import { useState } from 'react';
import { TaskRow, type TaskRowProps } from '../task-row';
import { tasksOn, weekdayNames, type MonthProps } from './month';

const mostDots = 3;

/** On a phone: the month to choose a day from, and that day's tasks below. */
export function MonthDays({ plan, weeks, month, today, onMove }: MonthProps & Pick<TaskRowProps, 'onMove'>) {
  const t = useT('projects');
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const days = weeks.flat();
  const day = chosen && days.includes(chosen) ? chosen : days.includes(today) ? today : `${month}-01`;
  const tasks = tasksOn(plan, day);
  return (
    <Stack>
      <div className="tasks-month">
        {weekdayNames(format.locale, weeks[0] ?? []).map((name) => (
          <span key={name} className="tasks-month__head">
            {name}
          </span>
        ))}
        {days.map((date) => {
          const count = tasksOn(plan, date).length;
          return (
            <button
              key={date}
              type="button"
              className="tasks-month__day"
              aria-pressed={date === day}
              data-today={date === today || undefined}
              data-outside={!date.startsWith(month) || undefined}
              onClick={() => setChosen(date)}
            >
              {Number(date.slice(8))}
              <VisuallyHidden>
                {t('tasks.plan.dayCount', { day: format.longDate(date), count })}
              </VisuallyHidden>
              <span className="tasks-month__count" aria-hidden="true">
                {'•'.repeat(Math.min(count, mostDots))}
              </span>
            </button>
          );
        })}
      </div>
      <section className="tasks-group">
        <h2 className="tasks-group__head">
          {format.longDate(day)} <span className="tasks-group__count">{tasks.length}</span>
        </h2>
        {tasks.length === 0 ? <p className="tasks-plan__hint">{t('tasks.plan.freeDay')}</p> : null}
        <ul>
          {tasks.map(({ task }) => (
            <TaskRow key={task.id} task={task} today={today} onMove={onMove} />
          ))}
        </ul>
      </section>
    </Stack>
  );
}
