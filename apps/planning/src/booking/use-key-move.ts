import type { BookingView, PlanView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { arrowStep } from '@jahrring/ui';
import { useState, type KeyboardEvent } from 'react';

interface Picked {
  booking: BookingView;
  /** The day it was picked up on. */
  date: string;
  row: number;
  column: number;
}

interface KeyMoveOptions {
  resources: PlanView['resources'];
  days: readonly string[];
  onDrop: (booking: BookingView, from: string, resourceId: string, date: string) => void;
}

/** Moving by keyboard: Space picks up, the arrows choose a cell, Space or Enter drops, Escape leaves it where it was. */
export function useKeyMove({ resources, days, onDrop }: KeyMoveOptions) {
  const t = useT('planning');
  const format = useFormat();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [spoken, setSpoken] = useState('');
  const placeOf = ({ row, column }: Pick<Picked, 'row' | 'column'>) => ({
    name: resources[row]?.name ?? '',
    day: format.longDate(days[column] ?? ''),
  });
  const pickUp = (booking: BookingView, date: string) => {
    const row = resources.findIndex(({ id }) => id === booking.resourceId);
    const next = { booking, date, row, column: days.indexOf(date) };
    setPicked(next);
    setSpoken(t('move.picked', placeOf(next)));
  };
  const drop = (there: Picked) => {
    const resource = resources[there.row];
    const date = days[there.column];
    setPicked(null);
    setSpoken(t('move.dropped', placeOf(there)));
    const stays = resource?.id === there.booking.resourceId && date === there.date;
    if (resource && date && !stays) onDrop(there.booking, there.date, resource.id, date);
  };
  const carry = (held: Picked, key: string) => {
    const next = stepped(held, key, resources.length, days.length);
    setPicked(next);
    setSpoken(t('move.over', placeOf(next)));
  };
  const onKeys = (booking: BookingView, date: string) => (event: KeyboardEvent) => {
    const held = picked?.booking.id === booking.id && picked.date === date ? picked : null;
    if (!held && event.key !== ' ') return;
    if (event.key === 'Tab') return setPicked(null);
    event.preventDefault();
    if (!held) pickUp(booking, date);
    else if (event.key === ' ' || event.key === 'Enter') drop(held);
    else if (event.key === 'Escape') {
      setPicked(null);
      setSpoken(t('move.cancelled'));
    } else if (event.key.startsWith('Arrow')) carry(held, event.key);
  };
  const target = picked && { resourceId: resources[picked.row]?.id, date: days[picked.column] ?? '' };
  const isPicked = (booking: BookingView, date: string) =>
    picked?.booking.id === booking.id && picked.date === date;
  return { onKeys, target, isPicked, spoken };
}

/** The place one step on; at the edge it stays. In a language written from the right, right is the day before. */
function stepped(held: Picked, key: string, rows: number, columns: number): Picked {
  const { row = 0, column = 0 } = arrowStep(key) ?? {};
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  return { ...held, row: within(held.row + row, rows), column: within(held.column + column, columns) };
}
