import type { TaskListItem, UpdateTask } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTaskPeople } from '../tasks.api';
import { patchOf, type PlanPlace } from './plan-move';
import { pendingPatch, shifted, type Shift, type Shifts } from './plan-shifts';
import type { PlanData } from './use-plan';
import { useWriteShifts } from './use-write-shifts';

/** So long after the last key a card counts as put down. */
const pauseMs = 700;

/** A card on its way by keys: shown in its new place, written once it is put down. */
interface Carried {
  /** As it stood when it was taken up. */
  origin: TaskListItem;
  from: PlanPlace;
  /** Changes by its earlier moves that are not in the server's response yet. */
  base: UpdateTask;
  patch: UpdateTask;
}

/** Moves cards of a plan, shown at once and written behind; by keys several steps are one change. */
export function usePlanMoves(plan: PlanData | undefined) {
  const { shifts, shownShifts, setShifts } = useShifts();
  const carried = useRef<Carried | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const people = useTaskPeople().data;
  const nameOf = useCallback(
    (id: string) => people?.find((person) => person.id === id)?.name ?? '–',
    [people],
  );
  const { say, spoken } = useSpoken(nameOf);
  const write = useWriteShifts(setShifts);

  const put = useCallback(
    (id: string, base: UpdateTask, patch: UpdateTask) => {
      const shift: Shift = { patch: { ...base, ...patch } };
      setShifts((before) => new Map(before).set(id, shift));
      return shift.patch;
    },
    [setShifts],
  );

  const move = useCallback(
    (task: TaskListItem, from: PlanPlace, to: PlanPlace) => {
      const patch = patchOf(task, from, to);
      if (!patch) return;
      say(task.title, to);
      write(task, patch, put(task.id, pendingPatch(shifts.current, task.id), patch));
    },
    [say, write, put, shifts],
  );

  const putDown = useCallback(() => {
    clearTimeout(timer.current);
    const { current } = carried;
    carried.current = null;
    if (!current || Object.keys(current.patch).length === 0) return;
    write(current.origin, current.patch, put(current.origin.id, current.base, current.patch));
  }, [write, put]);
  useEffect(() => putDown, [putDown]);

  /** One step by a key; the card is put down when Alt is let go, or after a moment. */
  const step = useCallback(
    (task: TaskListItem, from: PlanPlace, to: PlanPlace) => {
      if (carried.current?.origin.id !== task.id) putDown();
      const start = carried.current ?? { origin: task, from, base: pendingPatch(shifts.current, task.id) };
      const patch = patchOf(start.origin, start.from, to) ?? {};
      carried.current = { ...start, patch };
      put(task.id, start.base, patch);
      say(task.title, to);
      clearTimeout(timer.current);
      timer.current = setTimeout(putDown, pauseMs);
    },
    [putDown, put, say, shifts],
  );

  const shown = useMemo(() => plan && shifted(plan, shownShifts, nameOf), [plan, shownShifts, nameOf]);
  return { shown, move, step, putDown, spoken };
}

/** The moves on their way; read by handlers at once, shown with the next render. */
function useShifts() {
  const shifts = useRef<Shifts>(new Map());
  const [shownShifts, show] = useState(shifts.current);
  const setShifts = useCallback((next: (before: Shifts) => Shifts) => {
    shifts.current = next(shifts.current);
    show(shifts.current);
  }, []);
  return { shifts, shownShifts, setShifts };
}

/** Returns the screen reader announcement of a move, and its setter. */
function useSpoken(nameOf: (id: string) => string) {
  const t = useT('projects');
  const format = useFormat();
  const [spoken, setSpoken] = useState('');
  const say = useCallback(
    (title: string, { day, personId }: PlanPlace) => {
      const where = day ? format.longDate(day) : t('tasks.plan.unplanned');
      const who = day && personId ? `, ${nameOf(personId)}` : '';
      setSpoken(t('tasks.plan.movedTo', { title, where: `${where}${who}` }));
    },
    [format, t, nameOf],
  );
  return { say, spoken };
}
