import {
  dueLevels,
  dueView,
  id,
  listOf,
  listQuery,
  localDate,
  quantity,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';

export const machineKinds = ['machines', 'vehicles'] as const;
/** Units of a counter. */
export const counterUnits = ['machine_hour', 'km'] as const;
export type CounterUnit = (typeof counterUnits)[number];

export const controlledMachine = z.object({
  id,
  kind: z.enum(machineKinds),
  title: z.string(),
  articleNumber: z.string().nullable(),
  active: z.boolean(),
  unit: z.enum(counterUnits),
  counter: quantity.nullable(),
  /** The day of the last reading. */
  readOn: localDate.nullable(),
  /** Use since the first of the month and of the year. */
  month: quantity,
  year: quantity,
  service: dueView,
  exhaust: dueView,
  /** The first day anything is due: by date, or by the counter as it has been running lately. */
  dueOn: localDate.nullable(),
  level: z.enum(dueLevels).nullable(),
  /** Over the last twelve months, per unit; null without hours, and for people who do not manage machines. */
  costPerUnit: unitPrice.nullable(),
  /** Current charge per unit; null for people who do not manage machines. */
  rate: unitPrice.nullable(),
  /** Pictures in the inventory, the main one first. */
  imageIds: z.array(id),
});
export type ControlledMachine = z.infer<typeof controlledMachine>;
export const controlledMachineList = listOf(controlledMachine);

export const controlledMachineListSpec = {
  sort: ['title', 'articleNumber', 'kind', 'counter', 'readOn', 'nextServiceOn', 'nextExhaustOn', 'dueOn'],
  filter: {
    title: 'text',
    articleNumber: 'text',
    kind: 'enum',
    dueOn: 'date',
    nextServiceOn: 'date',
    nextExhaustOn: 'date',
    readOn: 'date',
  },
  defaultSort: 'dueOn,title',
} as const;
export const controlledMachineListQuery = listQuery(controlledMachineListSpec);

/** One month of a machine: by its counter, and as recorded on time sheets. */
export const usageMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  counter: quantity,
  recorded: quantity,
});
export const machineUsage = z.object({ months: z.array(usageMonth) });
export type MachineUsage = z.infer<typeof machineUsage>;
