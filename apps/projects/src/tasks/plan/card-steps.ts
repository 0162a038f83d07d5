import { addDays } from '@jahrring/contracts-common';
import { type TaskListItem } from '@jahrring/contracts-projects';
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
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const across = key === forward ? 1 : key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (across === 0 && down === 0) return null;
  if (place.day === null) {
    const person = rows ? (task.assignedEmployees[0]?.id ?? task.owner?.id ?? null) : undefined;
    return { day: firstDay, ...(rows ? { personId: rows.includes(person ?? null) ? person : rows[0] } : {}) };
  }
  if (across !== 0) return { ...place, day: addDays(place.day, across) };
  if (!rows) return { ...place, day: addDays(place.day, down * daysInWeek) };
  const row = rows.indexOf(place.personId ?? null) + down;
  return row < 0 || row >= rows.length ? null : { ...place, personId: rows[row] };
}
