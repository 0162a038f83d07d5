import { wholeTask, type TaskDraft, type TaskView, type WholeTask } from '@jahrring/contracts-projects';
import { z } from 'zod';

const secondsPerMinute = 60;

/** The form counts planned work in seconds, as its field does; the task in minutes. */
export const taskFormSchema = z.intersection(wholeTask, z.object({ plannedSeconds: z.number().nullish() }));
export type TaskFormDraft = TaskDraft & { plannedSeconds?: number | null | undefined };
export type TaskFormValues = z.output<typeof taskFormSchema>;

const noRecurrence = { frequency: 'never', interval: 1, weekdays: [], until: null } as const;

export function emptyTaskDraft(projectId: string | undefined, ownerId: string): TaskFormDraft {
  return {
    title: '',
    description: null,
    projectId: projectId ?? null,
    deadline: null,
    deadlineTime: null,
    plannedOn: null,
    plannedUntil: null,
    plannedSeconds: null,
    priority: 'none',
    ownerId,
    assignedEmployeeIds: [],
    recurrence: { ...noRecurrence, weekdays: [] },
    checklist: [],
  };
}

/** Returns the form's values for a saved task. */
export function toTaskDraft(task: TaskView): TaskFormDraft {
  const { title, description, projectId, deadline, deadlineTime, plannedOn, plannedUntil, priority } = task;
  return {
    ...{ title, description, projectId, deadline, deadlineTime, plannedOn, priority },
    plannedUntil: plannedUntil === plannedOn ? null : plannedUntil,
    plannedSeconds: task.plannedMinutes === null ? null : task.plannedMinutes * secondsPerMinute,
    ownerId: task.owner?.id ?? null,
    assignedEmployeeIds: task.assignedEmployees.map(({ id }) => id),
    recurrence: task.recurrence ?? { ...noRecurrence, weekdays: [] },
    checklist: task.checklist.map((item) => ({ ...item })),
  };
}

/** Returns the values of a form as they are sent. */
export function toTask({ plannedSeconds, ...task }: TaskFormValues): WholeTask {
  const plannedMinutes = plannedSeconds ? Math.max(1, Math.round(plannedSeconds / secondsPerMinute)) : null;
  return {
    ...task,
    plannedUntil: task.plannedOn ? (task.plannedUntil ?? task.plannedOn) : null,
    plannedMinutes,
  };
}
