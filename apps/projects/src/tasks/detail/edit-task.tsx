import type { TaskView } from '@jahrring/contracts-projects';
import { notify, problemOf, useBoot, useProblemToForm, useT } from '@jahrring/tool-kit';
import { useMerge } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useCreateTask, useTask, useUpdateTask } from '../tasks.api';
import { useTaskProblem } from '../use-task-actions';
import { emptyTaskDraft, taskFormSchema, toTask, toTaskDraft, type TaskFormValues } from './task-draft';
import { TaskForm } from './task-form';
import { useMergeParts } from './use-merge-parts';

interface CreateTaskFormProps {
  projectId?: string | undefined;
  onClose: () => void;
}

/** A new task with all its fields. */
export function CreateTaskForm({ projectId, onClose }: CreateTaskFormProps) {
  const t = useT('projects');
  const { user } = useBoot();
  const form = useZodForm(taskFormSchema, emptyTaskDraft(projectId, user.membershipId));
  const showProblem = useFormProblem(form);
  const [create] = useCreateTask();
  const save = async (values: TaskFormValues) => {
    try {
      const task = await create(toTask(values)).unwrap();
      notify.success(t('tasks.message.created', { title: task.title }));
      onClose();
    } catch (error) {
      showProblem(error);
    }
  };
  return <TaskForm form={form} onSubmit={save} onCancel={onClose} />;
}

/** Changes a task; where somebody was faster nothing is lost before a choice. */
export function EditTaskForm({ task, onClose }: { task: TaskView; onClose: () => void }) {
  const t = useT('projects');
  const form = useZodForm(taskFormSchema, toTaskDraft(task));
  const showProblem = useFormProblem(form);
  const { refetch } = useTask(task.id);
  const [update] = useUpdateTask();
  const [base, setBase] = useState(task);
  const save = async (values: TaskFormValues, { id, version }: TaskView = base) => {
    try {
      const saved = await update({ id, version, patch: toTask(values) }).unwrap();
      notify.success(t('tasks.message.saved', { title: saved.title }));
      onClose();
    } catch (error) {
      if (problemOf(error).status === 412) merge.open(base, await refetch().unwrap());
      else showProblem(error);
    }
  };
  const parts = useMergeParts();
  const merge = useMerge({ form, toDraft: toTaskDraft, parts, onBase: setBase, onSave: save });
  return (
    <>
      <TaskForm form={form} task={task} onSubmit={(values) => save(values)} onCancel={onClose} />
      {merge.dialog}
    </>
  );
}

/** Field errors to their fields; a refusal is told, as the page itself is allowed. */
function useFormProblem(form: Parameters<typeof useProblemToForm>[0]) {
  const toForm = useProblemToForm(form);
  const tell = useTaskProblem();
  return (error: unknown) => {
    if (problemOf(error).status === 403) tell(error);
    else toForm(error);
  };
}
