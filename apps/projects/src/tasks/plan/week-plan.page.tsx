import { isWeekend } from '@jahrring/contracts-common';
import { useAbility, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { SegmentedControl, Stack, useNarrow } from '@jahrring/ui';
import { useMemo, useState } from 'react';
import { TaskFrame } from '../task-frame';
import { TaskRow, type TaskRowProps } from '../task-row';
import { useTaskPeople } from '../tasks.api';
import { useDayHead, useLoad } from './day-head';
import { DropArea } from './drop-area';
import { PlanBoard } from './plan-board';
import { PlanCard } from './plan-card';
import { PlanStates } from './plan-states';
import { tasksIn, teamRows, type TeamRow } from './team-rows';
import { Tray } from './tray';
import { usePlan, type PlanData } from './use-plan';
import { usePlanMoves } from './use-plan-moves';
import { useWeek, WeekNav } from './week-nav';

/** The team's week: people down, days across, and a tray with what still waits for somebody. */
export function Component() {
  const t = useT('projects');
  const narrow = useNarrow();
  const { user } = useBoot();
  const { can } = useAbility();
  const week = useWeek();
  const { monday, sunday, days, today } = week;
  const { plan, error, refetch } = usePlan({ from: monday, to: sunday, today });
  const moves = usePlanMoves(plan);
  const people = useTaskPeople().data;
  const { shown } = moves;
  const mayGive = can('tools.task.others.update');
  const rows = useMemo(() => {
    const staff = (people ?? []).filter(({ id }) => mayGive || id === user.membershipId);
    return teamRows(staff, shown?.planned ?? [], t('tasks.group.nobody'));
  }, [people, mayGive, user.membershipId, shown?.planned, t]);
  const rowIds = useMemo(() => (mayGive ? rows.map(({ id }) => id) : undefined), [mayGive, rows]);
  return (
    <TaskFrame
      view="team"
      subtitle={week.subtitle}
      actions={<WeekNav monday={monday} today={today} onShow={week.show} />}
    >
      {shown && people ? (
        narrow ? (
          <TeamDay plan={shown} rows={rows} days={days} today={today} onMove={moves.move} />
        ) : (
          <PlanBoard
            today={today}
            rows={rowIds ?? [user.membershipId]}
            firstDay={days.includes(today) ? today : monday}
            moves={moves}
          >
            <Tray waiting={shown.waiting} late={shown.late} />
            <TeamTable plan={shown} rows={rows} days={days} today={today} />
          </PlanBoard>
        )
      ) : (
        <PlanStates error={error} onRetry={refetch} />
      )}
    </TaskFrame>
  );
}

interface TeamProps {
  plan: PlanData;
  rows: readonly TeamRow[];
  days: readonly string[];
  today: string;
}

function TeamTable({ plan, rows, days, today }: TeamProps) {
  const t = useT('projects');
  const head = useDayHead();
  const load = useLoad();
  const marks = (day: string) => ({
    'data-today': day === today || undefined,
    'data-weekend': isWeekend(day) || undefined,
  });
  return (
    // A table wider than its frame scrolls inside it, by keyboard too.
    <div className="tasks-frame" role="region" aria-label={t('tasks.plan.caption')} tabIndex={0}>
      <table className="tasks-table">
        <caption className="jr-hidden">{t('tasks.plan.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('taskFields.person')}</th>
            {days.map((day) => (
              <th key={day} scope="col" {...marks(day)}>
                <bdi dir="ltr">{head(day)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name }) => {
            const week = tasksIn(plan.planned, id);
            return (
              <tr key={id ?? ''}>
                <th scope="row">
                  {name}
                  <span className="tasks-load">{load(week)}</span>
                </th>
                {days.map((day) => {
                  const tasks = tasksIn(plan.planned, id, day);
                  return (
                    <DropArea
                      key={day}
                      as="td"
                      place={{ day, personId: id }}
                      className="tasks-cell"
                      marks={marks(day)}
                    >
                      {tasks.map((task) => (
                        <PlanCard key={task.id} task={task} place={{ day, personId: id }} />
                      ))}
                      {tasks.length > 1 ? <span className="tasks-load">{load(tasks)}</span> : null}
                    </DropArea>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone: one day, the days a thumb apart. */
function TeamDay({ plan, rows, days, today, onMove }: TeamProps & Pick<TaskRowProps, 'onMove'>) {
  const t = useT('projects');
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen && days.includes(chosen) ? chosen : days.includes(today) ? today : (days[0] ?? today);
  const busy = rows
    .map((row) => ({ row, tasks: tasksIn(plan.planned, row.id, day) }))
    .filter(({ tasks }) => tasks.length > 0);
  return (
    <Stack>
      <SegmentedControl
        label={t('tasks.plan.day')}
        value={day}
        onChange={setChosen}
        options={days.map((date) => ({
          value: date,
          label: `${format.longDate(date).slice(0, 2)} ${Number(date.slice(8))}`,
        }))}
      />
      <div className="tasks-list">
        {busy.map(({ row, tasks }) => (
          <section key={row.id ?? ''} className="tasks-group">
            <h2 className="tasks-group__head">
              {row.name} <span className="tasks-group__count">{tasks.length}</span>
            </h2>
            <ul>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} today={today} onMove={onMove} />
              ))}
            </ul>
          </section>
        ))}
        {busy.length === 0 ? <p className="tasks-plan__hint">{t('tasks.plan.freeDay')}</p> : null}
        <section className="tasks-group" data-key="waiting">
          <h2 className="tasks-group__head">
            {t('tasks.plan.unplanned')} <span className="tasks-group__count">{plan.waiting.length}</span>
          </h2>
          <ul>
            {plan.waiting.map((task) => (
              <TaskRow key={task.id} task={task} today={today} onMove={onMove} />
            ))}
          </ul>
        </section>
      </div>
    </Stack>
  );
}
