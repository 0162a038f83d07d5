import type { TaskListItem } from '@jahrring/contracts-projects';
import { notify, problemOf, problemText, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useCallback } from 'react';
import { useDeleteTask, useRestoreTask, useSetTaskDone } from './tasks.api';

type Task = Pick<TaskListItem, 'id' | 'version' | 'title'>;

/** Says what went wrong, refusals included: the page stays, as only this one task is out of reach. */
export function useTaskProblem(): (error: unknown) => void {
  const t = useT('projects');
  return useCallback(
    (error) => {
      if (problemOf(error).status === 401) return;
      notify.error(problemText(t, error));
    },
    [t],
  );
}

/** Done and open, deleting: each with a way back in its message. Answers whether it was done. */
export function useTaskActions() {
  const t = useT('projects');
  const problem = useTaskProblem();
  const [setOne] = useSetTaskDone();
  const [removeOne] = useDeleteTask();
  const [restoreOne] = useRestoreTask();

  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      problem(error);
      return null;
    }
  };
  const setDone = ({ id, version, title }: Task, done: boolean, quiet = false): Promise<unknown> =>
    attempt(async () => {
      const saved = await setOne({ id, version, done }).unwrap();
      if (quiet) return saved;
      const undo = { label: t('action.undo'), run: () => void setDone(saved, !done, true) };
      notify.success(t(done ? 'tasks.message.done' : 'tasks.message.reopened', { title }), { action: undo });
      return saved;
    });
  const removal = useRemoval({
    remove: ({ id, version }: Task) => removeOne({ id, version }).unwrap(),
    restore: ({ id }: Pick<Task, 'id' | 'title'>) => restoreOne(id).unwrap(),
    removed: ({ title }) => t('tasks.message.deleted', { title }),
    restored: ({ title }) => t('tasks.message.restored', { title }),
    onFailure: problem,
  });
  return { ...removal, setDone };
}
