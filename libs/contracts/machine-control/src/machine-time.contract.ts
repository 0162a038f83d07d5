import { id, listOf, listQuery, localDate, quantity, recordFields } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Nobody has decided; taken over; not wanted. */
export const machineTimeStates = ['open', 'accepted', 'dismissed'] as const;

/**
 * An operator's day on a machine, as the machine's files tell it: a proposal, until somebody takes it over. What the machine
 * calls itself and its operator is known from the last time, or from the same name; else null.
 */
export const machineTimeView = z.object({
  ...recordFields,
  machineName: z.string(),
  operatorName: z.string(),
  siteName: z.string(),
  workDate: localDate,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  engineHours: quantity,
  workHours: quantity,
  downHours: quantity,
  fuelLitres: quantity,
  /** Hours of the engine at the end of the day, where a file tells. */
  counter: quantity.nullable(),
  state: z.enum(machineTimeStates),
  /** The files tell otherwise than when it was decided. */
  changed: z.boolean(),
  machineId: id.nullable(),
  machineTitle: z.string().nullable(),
  employeeId: id.nullable(),
  employeeName: z.string().nullable(),
  /** Project of the last accepted day at the same site. */
  projectId: id.nullable(),
  /** Hours that time sheets have of the machine on that day; null where it is not known which machine it is. */
  recordedHours: quantity.nullable(),
  /** Litres that people noted of that day and those beside it. */
  fuelledLitres: quantity.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
});
export type MachineTimeView = z.infer<typeof machineTimeView>;
export const machineTimeList = listOf(machineTimeView);
export type MachineTimeList = z.infer<typeof machineTimeList>;

export const machineTimeListSpec = {
  sort: ['workDate', 'machineName', 'operatorName', 'engineHours', 'fuelLitres', 'state'],
  filter: { workDate: 'date', machineName: 'text', operatorName: 'text', state: 'enum' },
  defaultSort: '-state,workDate',
} as const;
export const machineTimeListQuery = listQuery(machineTimeListSpec);

/** Decision on a machine's day. Hours and working time that the driver has recorded already stay unchanged. */
export const acceptMachineTime = z.object({
  machineId: id,
  employeeId: id,
  /** Needed where the driver has recorded nothing of the machine that day. */
  projectId: id.nullish(),
  hours: quantity.refine((value) => Number(value) > 0 && Number(value) <= 24, {
    params: { code: 'notIn' },
  }),
  /** The driver's own hours too, from the first to the last work. */
  workingTime: z.boolean(),
  fuel: z.boolean(),
  counter: z.boolean(),
});
export type AcceptMachineTime = z.infer<typeof acceptMachineTime>;
