import type { TaskListItem, UpdateTask } from '@jahrring/contracts-projects';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTaskPeople, useUpdateTask } from '../tasks.api';
import { useTaskProblem } from '../use-task-actions';
import { backPatch, moved, patchOf, type PlanPlace } from './plan-move';
import type { PlanData } from './use-plan';

/** So long after the last key a card counts as put down. */
const settleMs = 700;

interface Shift {
  /** As the server last told it. */
  origin: TaskListItem;
  patch: UpdateTask;
}

/** A card on its way by keys: shown in its new place, written once it is put down. */
interface Carried extends Shift {
  from: PlanPlace;
  place: PlanPlace;
}

/** Moves cards of a plan, shown at once and written behind; by keys several steps are one change. */
export function usePlanMoves(plan: PlanData | undefined) {
  const t = useT('projects');
  const format = useFormat();
  const [shifts, setShifts] = useState<ReadonlyMap<string, Shift>>(new Map());
  const [spoken, setSpoken] = useState('');
  const carried = useRef<Carried | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const people = useTaskPeople().data;
  const nameOf = useCallback(
    (id: string) => people?.find((person) => person.id === id)?.name ?? '–',
    [people],
  );
  const write = useWrite(setShifts);

  const say = useCallback(
    (title: string, { day, personId }: PlanPlace) => {
      const where = day ? format.longDate(day) : t('tasks.plan.unplanned');
      const who = day && personId ? `, ${nameOf(personId)}` : '';
      setSpoken(t('tasks.plan.movedTo', { title, where: `${where}${who}` }));
    },
    [format, t, nameOf],
  );

  const move = useCallback(
    (task: TaskListItem, from: PlanPlace, to: PlanPlace) => {
      const origin = carried.current?.origin.id === task.id ? carried.current.origin : task;
      const patch = patchOf(origin, from, to);
      if (!patch) return;
      setShifts((before) => new Map(before).set(task.id, { origin, patch }));
      say(task.title, to);
      write(origin, patch);
    },
    [say, write],
  );

  const putDown = useCallback(() => {
    clearTimeout(timer.current);
    const { current } = carried;
    carried.current = null;
    if (current && Object.keys(current.patch).length > 0) write(current.origin, current.patch);
  }, [write]);
  useEffect(() => putDown, [putDown]);

  /** One step by a key; the card is put down when Alt is let go, or after a moment. */
  const step = useCallback(
    (task: TaskListItem, from: PlanPlace, to: PlanPlace) => {
      const { current } = carried;
      if (current && current.origin.id !== task.id) putDown();
      const start = current?.origin.id === task.id ? current : { origin: task, from };
      const patch = patchOf(start.origin, start.from, to) ?? {};
      carried.current = { ...start, patch, place: to };
      setShifts((before) => new Map(before).set(task.id, { origin: start.origin, patch }));
      say(task.title, to);
      clearTimeout(timer.current);
      timer.current = setTimeout(putDown, settleMs);
    },
    [putDown, say],
  );

  return { shown: plan && shift(plan, shifts, nameOf), move, step, putDown, spoken };
}

/** Writes a move; the message takes it back, a failure puts the card where it was. */
function useWrite(
  setShifts: (change: (before: ReadonlyMap<string, Shift>) => ReadonlyMap<string, Shift>) => void,
) {
  const t = useT('projects');
  const problem = useTaskProblem();
  const [update] = useUpdateTask();
  /** Versions the server has answered since: the next move of the same card builds on them. */
  const versions = useRef(new Map<string, number>());
  const before = useRef<Promise<void>>(Promise.resolve());
  const writeOne = useCallback(
    async (task: TaskListItem, patch: UpdateTask): Promise<void> => {
      const version = Math.max(task.version, versions.current.get(task.id) ?? 0);
      try {
        const saved = await update({ id: task.id, version, patch }).unwrap();
        versions.current.set(task.id, saved.version);
        const undo = {
          label: t('action.undo'),
          run: () =>
            void update({ id: task.id, version: saved.version, patch: backPatch(task) })
              .unwrap()
              .then((back) => versions.current.set(task.id, back.version), problem),
        };
        notify.success(t('tasks.message.moved', { title: task.title }), { action: undo, id: 'tasks.moved' });
      } catch (error) {
        setShifts((shifts) => new Map([...shifts].filter(([id]) => id !== task.id)));
        problem(error);
      }
    },
    [update, problem, t, setShifts],
  );
  // One after the other: the second move of a card needs the version the first one made.
  return useCallback(
    (task: TaskListItem, patch: UpdateTask) => {
      before.current = before.current.then(() => writeOne(task, patch));
    },
    [writeOne],
  );
}

/** The plan with what was moved and is not told by the server yet. */
function shift(
  { planned, waiting, late }: PlanData,
  shifts: ReadonlyMap<string, Shift>,
  nameOf: (id: string) => string,
): PlanData {
  const all = [...planned, ...waiting, ...late].map((task) => {
    const known = shifts.get(task.id);
    return known && known.origin.version >= task.version ? moved(task, known.patch, nameOf) : task;
  });
  const single = [...new Map(all.map((task) => [task.id, task])).values()];
  const lateIds = new Set(late.map(({ id }) => id));
  return {
    planned: single.filter(
      (task) => task.plannedOn !== null && !(lateIds.has(task.id) && !shifts.has(task.id)),
    ),
    waiting: single.filter((task) => task.plannedOn === null && task.status === 'open'),
    late: single.filter((task) => task.plannedOn !== null && lateIds.has(task.id) && !shifts.has(task.id)),
  };
}
