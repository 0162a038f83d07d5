import { isWeekend, isoWeekOf } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { UiLink } from '@jahrring/ui';
import { useState } from 'react';
import { taskViews } from '../task-frame';
import { DropArea } from './drop-area';
import { tasksOn, weekdayNames, type MonthProps } from './month';
import { PlanCard } from './plan-card';

const mostInCell = 4;

/** Weeks down, weekdays across. */
export function MonthTable({ plan, weeks, month, today }: MonthProps) {
  const t = useT('projects');
  const format = useFormat();
  return (
    <div className="tasks-frame" role="region" aria-label={t('tasks.plan.monthCaption')} tabIndex={0}>
      <table className="tasks-table tasks-table--month">
        <caption className="jr-hidden">{t('tasks.plan.monthCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tasks.plan.weekShort')}</th>
            {weekdayNames(format.locale, weeks[0] ?? []).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              <th scope="row">
                <UiLink to={`${taskViews.team}?week=${week[0] ?? ''}`}>
                  {isoWeekOf(week[0] ?? '').week}
                </UiLink>
              </th>
              {week.map((day) => (
                <MonthCell key={day} day={day} month={month} today={today} plan={plan} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthCellProps extends Pick<MonthProps, 'plan' | 'month' | 'today'> {
  day: string;
}

function MonthCell({ day, month, today, plan }: MonthCellProps) {
  const t = useT('projects');
  const [all, setAll] = useState(false);
  const found = tasksOn(plan, day);
  const shown = all ? found : found.slice(0, mostInCell);
  return (
    <DropArea
      as="td"
      place={{ day }}
      className="tasks-cell"
      marks={{
        'data-today': day === today || undefined,
        'data-weekend': isWeekend(day) || undefined,
        'data-outside': !day.startsWith(month) || undefined,
      }}
    >
      <span className="tasks-cell__day">{Number(day.slice(8))}</span>
      {shown.map(({ task, due }) => (
        <PlanCard key={task.id} task={task} place={due ? { day: null } : { day }} small />
      ))}
      {shown.length < found.length ? (
        <button type="button" className="tasks-more" onClick={() => setAll(true)}>
          {t('tasks.plan.more', { count: found.length - shown.length })}
        </button>
      ) : null}
    </DropArea>
  );
}
