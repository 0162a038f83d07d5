import { addDays } from '@jahrring/contracts-common';
import { type TaskListItem } from '@jahrring/contracts-projects';
import type { ListArgs } from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { useTaskList } from '../tasks.api';

const mostWaiting = '100';
const living = { 'filter[archived]': 'false' };

export interface PlanQuery {
  from: string;
  to: string;
  today: string;
  /** Only of this person. */
  personId?: string | undefined;
}

export interface PlanData {
  /** Planned for a day of the span, done ones too. */
  planned: TaskListItem[];
  /** Open and not planned, the most urgent first. */
  waiting: TaskListItem[];
  /** Open and planned for a day that has passed before the span. */
  late: TaskListItem[];
}

/** What is planned for some days, and what still waits for one. */
export function usePlan({ from, to, today, personId }: PlanQuery) {
  const who: ListArgs = personId ? { 'filter[personId]': personId } : {};
  const planned = useTaskList({
    ...living,
    ...who,
    'filter[plannedOn]': `..${to}`,
    'filter[plannedUntil]': `${from}..`,
    sort: 'plannedOn,-urgency',
    pageSize: 'all',
  });
  const waiting = useTaskList({
    ...living,
    ...who,
    'filter[status]': 'open',
    'filter[planned]': 'false',
    sort: 'due,-urgency',
    pageSize: mostWaiting,
  });
  const late = useTaskList({
    ...living,
    ...who,
    'filter[status]': 'open',
    'filter[plannedUntil]': `..${addDays(from < today ? from : today, -1)}`,
    sort: 'plannedOn',
    pageSize: mostWaiting,
  });
  const failed = [planned, waiting, late].find(({ error }) => error);
  const [on, off, left] = [planned.data?.items, waiting.data?.items, late.data?.items];
  const plan = useMemo<PlanData | undefined>(
    () => (on && off && left ? { planned: on, waiting: off, late: left } : undefined),
    [on, off, left],
  );
  const refetch = () => {
    for (const query of [planned, waiting, late]) void query.refetch();
  };
  return { plan, error: failed?.error, refetch };
}
