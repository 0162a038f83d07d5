import { id, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';
import { workLimits } from './work.contract';

const most = { days: 365, units: 100_000, people: 50, kinds: 40, percent: 100 } as const;

export const updateMachineSettings = z.object({
  /** So long before a day, or so much before a reading, people are told. */
  warnDays: z.int().min(0).max(most.days),
  warnHours: z.int().min(0).max(most.units),
  warnKilometres: z.int().min(0).max(most.units),
  /** Of machines whose counter runs otherwise than its hours are recorded: told from so many per cent on. */
  tolerancePercent: z.int().min(0).max(most.percent),
  /** Per litre, where the machine has none of its own. */
  fuelPrice: unitPrice
    .refine((value) => !value.startsWith('-'), { params: { code: 'minNumber', min: 0 } })
    .nullable(),
  /** Whom to tell of what is due. */
  employeeIds: z.array(id).max(most.people),
  /** Kinds of repair that are offered. */
  repairKinds: z.array(z.string().trim().min(1).max(workLimits.what)).max(most.kinds),
});
export type UpdateMachineSettings = z.infer<typeof updateMachineSettings>;

export const machineSettings = updateMachineSettings.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type MachineSettings = z.infer<typeof machineSettings>;

export const defaultMachineSettings: UpdateMachineSettings = {
  warnDays: 30,
  warnHours: 50,
  warnKilometres: 1000,
  tolerancePercent: 10,
  fuelPrice: null,
  employeeIds: [],
  repairKinds: [],
};

/** Somebody who can be told. */
export const machinePeople = z.object({ items: z.array(z.object({ id, name: z.string() })), total: z.int() });
export type MachinePeople = z.infer<typeof machinePeople>;
