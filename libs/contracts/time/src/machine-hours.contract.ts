import { id, localDate, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryKinds } from './entry-kinds';
import { timeLimits } from './time-rules';

/**
 * Internal, for machine control: what a machine's file tells of a driver's day, which somebody has accepted. What the driver has
 * recorded of the machine that day stays as it is, and nothing is added.
 */
export const machineHours = z.object({
  employeeId: id,
  kind: z.enum(entryKinds).extract(['machines', 'vehicles']),
  objectId: id,
  projectId: id.nullable(),
  workDate: localDate,
  hours: quantity,
  /** The driver's own hours too; null where they are not wanted. */
  working: z
    .object({
      startAt: z.iso.datetime(),
      endAt: z.iso.datetime(),
      breakSeconds: z.int().min(0).max(timeLimits.entrySeconds),
    })
    .nullable(),
  comment: z.string().max(timeLimits.commentMax),
});
export type MachineHours = z.infer<typeof machineHours>;

/** The entry that stands for the hours: one that was there (`known`), or a new one. */
export const recordedMachineHours = z.object({ entryId: id, known: z.boolean(), workingKnown: z.boolean() });
export type RecordedMachineHours = z.infer<typeof recordedMachineHours>;
