import { defineEvent, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { taskStatus } from './task.contract';

/** Fields of a task that other tools receive; sent on every create, change, delete and restore. */
export const taskChanged = defineEvent(
  'projects.task.changed',
  1,
  z.object({
    id,
    title: z.string(),
    status: taskStatus,
    projectId: id.optional(),
    deadline: localDate.optional(),
    plannedOn: localDate.optional(),
    plannedUntil: localDate.optional(),
    plannedMinutes: z.int().optional(),
    ownerId: id.optional(),
    assignedEmployeeIds: z.array(id),
    deleted: z.boolean(),
  }),
);
export type TaskChanged = z.infer<typeof taskChanged.schema>;
