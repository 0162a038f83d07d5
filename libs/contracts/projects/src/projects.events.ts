import { defineEvent, id } from '@jahrring/contracts-common';
import { z } from 'zod';
import { projectStatus } from './project-status';

/** A project was created, changed, deleted or restored: what other tools show of it. */
export const projectChanged = defineEvent(
  'projects.project.changed',
  1,
  z.object({
    id,
    number: z.string(),
    title: z.string(),
    status: projectStatus,
    addressId: id.nullish(),
    responsibleEmployeeId: id.nullish(),
    assignedEmployeeIds: z.array(id),
    deleted: z.boolean(),
  }),
);

export const projectEvents = { projectChanged } as const;
