import type { TaskListItem, UpdateTask } from '@jahrring/contracts-projects';
import { notify, useT } from '@jahrring/tool-kit';
import { useCallback, useRef } from 'react';
import { useUpdateTask } from '../tasks.api';
import { useTaskProblem } from '../use-task-actions';
import { backPatch } from './plan-move';
import { confirmShift, without, type Shifts } from './plan-shifts';

type SetShifts = (change: (before: Shifts) => Shifts) => void;

/** Writes moves, one after the other; the message takes the last one back, a failure puts the card where it was. */
export function useWriteShifts(setShifts: SetShifts) {
  const t = useT('projects');
  const problem = useTaskProblem();
  const [update] = useUpdateTask();
  /** Versions the server has answered since: the next move of the same card builds on them. */
  const versions = useRef(new Map<string, number>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const save = useCallback(
    async ({ id, version }: TaskListItem, patch: UpdateTask): Promise<number> => {
      const known = Math.max(version, versions.current.get(id) ?? 0);
      const saved = await update({ id, version: known, patch }).unwrap();
      versions.current.set(id, saved.version);
      return saved.version;
    },
    [update],
  );
  const writeOne = useCallback(
    async (task: TaskListItem, patch: UpdateTask, shownPatch: UpdateTask): Promise<void> => {
      try {
        const made = await save(task, patch);
        setShifts((before) => confirmShift(before, task.id, shownPatch, made));
        const undo = {
          label: t('action.undo'),
          run: () => void save(task, backPatch(task)).catch(problem),
        };
        notify.success(t('tasks.message.moved', { title: task.title }), { action: undo, id: 'tasks.moved' });
      } catch (error) {
        setShifts((before) => without(before, task.id));
        problem(error);
      }
    },
    [save, problem, t, setShifts],
  );
  return useCallback(
    (task: TaskListItem, patch: UpdateTask, shownPatch: UpdateTask) => {
      last.current = last.current.then(() => writeOne(task, patch, shownPatch));
    },
    [writeOne],
  );
}
