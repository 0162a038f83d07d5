import { addDays, daysBetween } from '@jahrring/contracts-common';
import {
  brokenLink,
  placed,
  placesWith,
  type BrokenLink,
  type PhasePlace,
  type PhaseView,
} from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { arrowStep, isRightToLeft } from '@jahrring/ui';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Part of a phase that is dragged: all of it, its beginning or its end. */
export type Grip = 'move' | 'start' | 'end';

export interface Carry {
  phase: PhaseView;
  firstDay: string;
  lastDay: string;
  /** True if it is moved by the keyboard; otherwise by the pointer. */
  byKeys: boolean;
}

export interface CarryPreview {
  carry: Carry | null;
  /** New places of the phase and of those that depend on it. */
  places: ReadonlyMap<string, PhasePlace>;
  /** Dependency that would be violated because a phase begins too early. */
  broken: BrokenLink<PhaseView> | null;
}

interface CarryOptions {
  phases: readonly PhaseView[];
  /** Days of the drawn year. */
  days: number;
  /** Days of one step. */
  step: number;
  onDrop: (phase: PhaseView, place: Pick<PhasePlace, 'firstDay' | 'lastDay'>, preview: CarryPreview) => void;
}

interface Held {
  phase: PhaseView;
  grip: Grip;
  x: number;
  width: number;
  moved: boolean;
}

const threshold = 4;
const nothing: ReadonlyMap<string, PhasePlace> = new Map();

/** Returns the place of a phase after so many days; its beginning never passes its end. */
export function shifted(
  { firstDay, lastDay }: Pick<PhasePlace, 'firstDay' | 'lastDay'>,
  grip: Grip,
  days: number,
): Pick<PhasePlace, 'firstDay' | 'lastDay'> {
  const length = daysBetween(firstDay, lastDay);
  if (grip === 'start') return { firstDay: addDays(firstDay, Math.min(days, length)), lastDay };
  if (grip === 'end') return { firstDay, lastDay: addDays(lastDay, Math.max(days, -length)) };
  return { firstDay: addDays(firstDay, days), lastDay: addDays(lastDay, days) };
}

export function previewOf(carry: Carry | null, phases: readonly PhaseView[]): CarryPreview {
  if (!carry) return { carry, places: nothing, broken: null };
  const own = phases.filter(({ projectId }) => projectId === carry.phase.projectId);
  const places = placesWith(own, carry.phase.id, carry);
  const byId = new Map(places.map((place) => [place.id, place]));
  return { carry, places: byId, broken: brokenLink(placed(own, places)) };
}

/**
 * Phases in the hand: the pointer drags them or one of their ends; Space picks one up, arrows move it by a step (with Shift by a
 * day), up and down lengthen and shorten it, Space or Enter drops it, Escape leaves it where it was. Each step is spoken.
 */
export function useCarry({ phases, days, step, onDrop }: CarryOptions) {
  const t = useT('planning');
  const format = useFormat();
  const [carry, setCarry] = useState<Carry | null>(null);
  const [spoken, setSpoken] = useState('');
  const held = useRef<Held | null>(null);
  const preview = useMemo(() => previewOf(carry, phases), [carry, phases]);
  const words = ({ phase, firstDay, lastDay }: Carry) => ({
    title: phase.title,
    from: format.longDate(firstDay),
    to: format.longDate(lastDay),
  });
  const announce = (next: Carry) => {
    const { places, broken } = previewOf(next, phases);
    const along = Math.max(0, places.size - (places.has(next.phase.id) ? 1 : 0));
    const parts = [
      t('phase.over', words(next)),
      along > 0 ? t('phase.along', { count: along }) : '',
      broken
        ? t('errors.phaseTooEarly', {
            phase: broken.phase.title,
            before: broken.before.title,
            date: format.date(broken.earliest),
          })
        : '',
    ];
    setSpoken(parts.filter(Boolean).join(' '));
  };
  const drop = (there: Carry) => {
    setCarry(null);
    const { firstDay, lastDay, phase } = there;
    const stays = firstDay === phase.firstDay && lastDay === phase.lastDay;
    setSpoken(stays ? t('move.cancelled') : t('phase.dropped', words(there)));
    if (!stays) onDrop(phase, { firstDay, lastDay }, previewOf(there, phases));
  };
  const cancel = () => {
    setCarry(null);
    setSpoken(t('move.cancelled'));
  };
  const byKey = (there: Carry, event: KeyboardEvent) => {
    const size = event.shiftKey ? 1 : step;
    const { row, column } = arrowStep(event.key) ?? { row: 0, column: 0 };
    const next = {
      ...there,
      ...(column === 0 ? shifted(there, 'end', -row * size) : shifted(there, 'move', column * size)),
    };
    setCarry(next);
    announce(next);
  };
  const onKeys = (phase: PhaseView) => (event: KeyboardEvent) => {
    const there = carry?.byKeys && carry.phase.id === phase.id ? carry : null;
    if (!there && event.key !== ' ') return;
    if (event.key === 'Tab') return setCarry(null);
    event.preventDefault();
    if (!there) {
      const { firstDay, lastDay } = phase;
      const next = { phase, firstDay, lastDay, byKeys: true };
      setCarry(next);
      setSpoken(t('phase.picked', words(next)));
    } else if (event.key === ' ' || event.key === 'Enter') drop(there);
    else if (event.key === 'Escape') cancel();
    else if (event.key.startsWith('Arrow')) byKey(there, event);
  };
  const onPointerDown = (phase: PhaseView, grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    const track = event.currentTarget.closest('[data-track]');
    if (event.button !== 0 || !track) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { width } = track.getBoundingClientRect();
    held.current = { phase, grip, width, x: event.clientX, moved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const hand = held.current;
    if (!hand) return;
    const distance = (event.clientX - hand.x) * (isRightToLeft() ? -1 : 1);
    if (!hand.moved && Math.abs(distance) < threshold) return;
    hand.moved = true;
    const by = Math.round(((distance / hand.width) * days) / step) * step;
    const place = shifted(hand.phase, hand.grip, by);
    const same = carry?.firstDay === place.firstDay && carry.lastDay === place.lastDay;
    if (!same) setCarry({ phase: hand.phase, ...place, byKeys: false });
  };
  /** Returns whether something was dragged: then it is no click. */
  const onPointerUp = (): boolean => {
    const hand = held.current;
    held.current = null;
    if (hand?.moved && carry) drop(carry);
    return hand?.moved ?? false;
  };
  const onPointerCancel = () => {
    held.current = null;
    if (carry && !carry.byKeys) cancel();
  };
  return { preview, spoken, hand: { onKeys, onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

export type Hand = ReturnType<typeof useCarry>['hand'];
