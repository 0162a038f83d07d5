import type { BookingView, PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { bookingsBetween } from './selected';

interface Keys {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

type Pressed = Keys & { key: string; preventDefault: () => void };

export interface Selection {
  /** Those that are still in the plan. */
  bookings: readonly BookingView[];
  has: (id: string) => boolean;
  /** Some are selected, or a tap selects. */
  active: boolean;
  /** Said aloud after each change. */
  spoken: string;
  /** Ctrl or ⌘ adds one or takes it out, Shift takes all from the last one; answers whether the click was for the selection. */
  onClick: (booking: BookingView, event: Keys) => boolean;
  /** The same with Enter; Ctrl+A takes all, Escape none. Answers whether the key was for the selection. */
  onKey: (booking: BookingView, event: Pressed) => boolean;
  /** From now on a tap selects, as on a phone. */
  start: () => void;
  clear: () => void;
}

/** Bookings that are changed together; `matches`: what a filter asks for, of which alone Ctrl+A takes all. */
export function useSelection(
  whole: Pick<PlanView, 'resources' | 'bookings'> | undefined,
  matches: ((booking: BookingView) => boolean) | null,
): Selection {
  const plan = whole && inSight(whole);
  const t = useT('planning');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [tapping, setTapping] = useState(false);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const bookings = (plan?.bookings ?? []).filter(({ id }) => ids.has(id));
  const select = (next: ReadonlySet<string>) => {
    setIds(next);
    const count = (plan?.bookings ?? []).filter(({ id }) => next.has(id)).length;
    setSpoken(t('selection.count', { count }));
  };
  const toggle = ({ id }: BookingView) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setAnchor(id);
    select(next);
  };
  const extend = (booking: BookingView) => {
    const from = plan?.bookings.find(({ id }) => id === anchor) ?? booking;
    if (anchor === null) setAnchor(booking.id);
    const between = plan ? bookingsBetween(plan, from, booking) : [];
    select(new Set([...ids, ...between.map(({ id }) => id)]));
  };
  const clear = () => {
    setTapping(false);
    setAnchor(null);
    select(new Set());
  };
  const onClick = (booking: BookingView, { ctrlKey, metaKey, shiftKey }: Keys) => {
    if (shiftKey) extend(booking);
    else if (ctrlKey || metaKey || tapping) toggle(booking);
    else return false;
    return true;
  };
  const onKey = (booking: BookingView, event: Pressed) => {
    const command = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && (command || event.shiftKey)) onClick(booking, event);
    else if (command && event.key.toLowerCase() === 'a') {
      select(new Set((plan?.bookings ?? []).filter(matches ?? Boolean).map(({ id }) => id)));
    } else if (event.key === 'Escape' && (ids.size > 0 || tapping)) clear();
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    ...{ bookings, spoken, onClick, onKey, clear },
    has: (id) => ids.has(id),
    active: bookings.length > 0 || tapping,
    start: () => setTapping(true),
  };
}

/** The bookings of the rows that are shown: what nobody sees is not selected. */
function inSight<P extends Pick<PlanView, 'resources' | 'bookings'>>(plan: P): P {
  const rows = new Set(plan.resources.map(({ id }) => id));
  return { ...plan, bookings: plan.bookings.filter(({ resourceId }) => rows.has(resourceId)) };
}
