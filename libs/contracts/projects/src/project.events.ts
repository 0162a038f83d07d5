import { defineEvent, extraValues, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { projectStatus } from './project-status';

/** Fields of a project that other tools receive; sent on every create, change, delete and restore. */
export const projectChanged = defineEvent(
  'projects.project.changed',
  1,
  z.object({
    id,
    number: z.string(),
    title: z.string(),
    status: projectStatus,
    addressId: id.optional(),
    responsibleEmployeeId: id.optional(),
    assignedEmployeeIds: z.array(id),
    /** Numbers of the licence's centres. */
    costCentre: z.string().optional(),
    revenueCentre: z.string().optional(),
    companyPartId: id.optional(),
    /** Degrees (WGS84), both or neither. */
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    rescuePoint: z.string().optional(),
    deadline: localDate.optional(),
    /** Values of the licence's own fields, by key. */
    extra: extraValues.optional(),
    deleted: z.boolean(),
  }),
);

export type ProjectChanged = z.infer<typeof projectChanged.schema>;

/** Returns who is on a project, each once: those assigned to it and the person responsible. */
export function peopleOn({
  assignedEmployeeIds,
  responsibleEmployeeId,
}: Pick<ProjectChanged, 'assignedEmployeeIds' | 'responsibleEmployeeId'>): string[] {
  const responsible = responsibleEmployeeId ? [responsibleEmployeeId] : [];
  return [...new Set([...assignedEmployeeIds, ...responsible])];
}

/** A project was cancelled: what nobody has billed of it is not billable any more. */
export const projectCancelled = defineEvent(
  'projects.project.cancelled',
  1,
  z.object({ id, number: z.string(), reason: z.string() }),
);

export type ProjectCancelled = z.infer<typeof projectCancelled.schema>;
