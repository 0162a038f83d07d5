import { addDays } from '@jahrring/contracts-common';
import { type TaskListItem } from '@jahrring/contracts-projects';
import type { ListArgs } from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { useTaskList } from '../tasks.api';
import { useLastComplete } from './use-last-complete';

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

/** Returns the tasks planned for some days, and those without a day. */
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
  const lists = [planned, waiting, late];
  const failed = lists.find(({ error }) => error);
  const [on, off, left] = [planned.data?.items, waiting.data?.items, late.data?.items];
  const current = useMemo<PlanData | undefined>(
    () => (on && off && left ? { planned: on, waiting: off, late: left } : undefined),
    [on, off, left],
  );
  // A card that goes from one list to another would be in neither for a moment, and lose the focus and the next key.
  const reading = lists.some(({ isFetching }) => isFetching);
  const plan = useLastComplete(current, reading);
  const refetch = () => {
    for (const query of lists) void query.refetch();
  };
  return { plan, error: failed?.error, refetch };
}
