import type { TaskView } from '@jahrring/contracts-projects';
import { notify, problemOf, useBoot, useProblemToForm, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
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
  const { save, conflict } = useVersionedSave({
    ...{ form, record: task, toDraft: toTaskDraft, parts: useMergeParts() },
    load: () => refetch().unwrap(),
    run: (values: TaskFormValues, { id, version }) => update({ id, version, patch: toTask(values) }).unwrap(),
    onSaved: onClose,
    message: ({ title }) => t('tasks.message.saved', { title }),
    onFailure: showProblem,
  });
  return (
    <>
      <TaskForm form={form} task={task} onSubmit={save} onCancel={onClose} />
      {conflict}
    </>
  );
}

/** Field errors to their fields; a refusal is told, as the page itself is allowed. */
function useFormProblem(form: Parameters<typeof useProblemToForm>[0]) {
  const toForm = useProblemToForm(form);
  const reportProblem = useTaskProblem();
  return (error: unknown) => {
    if (problemOf(error).status === 403) reportProblem(error);
    else toForm(error);
  };
}
