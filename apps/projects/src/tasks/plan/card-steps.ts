import { addDays } from '@jahrring/contracts-common';
import { type TaskListItem } from '@jahrring/contracts-projects';
import { arrowStep } from '@jahrring/ui';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { PlanPlace } from './plan-move';

/** A card that was moved by a key keeps the focus in its new place. */
export function useFollowedCard(board: { current: HTMLDivElement | null }) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${wanted.current}"]`);
    if (!card) return;
    wanted.current = null;
    card.focus();
  });
  return useRef((id: string, { day, personId }: PlanPlace) => {
    wanted.current = `${id} ${day ?? ''} ${day ? (personId ?? '') : ''}`;
  }).current;
}

const daysInWeek = 7;

interface Steps {
  rows: readonly (string | null)[] | undefined;
  firstDay: string;
}

/** Returns the place to which a key moves a card; null if the key has no effect. */
export function placeAfter(
  event: KeyboardEvent,
  task: TaskListItem,
  place: PlanPlace,
  { rows, firstDay }: Steps,
): PlanPlace | null {
  const { key } = event;
  if (key === 'Backspace' || key === 'Delete') return place.day ? { day: null } : null;
  const step = arrowStep(key);
  if (!step) return null;
  if (place.day === null) {
    const person = rows ? (task.assignedEmployees[0]?.id ?? task.owner?.id ?? null) : undefined;
    return { day: firstDay, ...(rows ? { personId: rows.includes(person ?? null) ? person : rows[0] } : {}) };
  }
  if (step.column !== 0) return { ...place, day: addDays(place.day, step.column) };
  if (!rows) return { ...place, day: addDays(place.day, step.row * daysInWeek) };
  const row = rows.indexOf(place.personId ?? null) + step.row;
  return row < 0 || row >= rows.length ? null : { ...place, personId: rows[row] };
}
