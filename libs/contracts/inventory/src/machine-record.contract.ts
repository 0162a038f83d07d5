import { id, localDate, money, optionalText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Kinds that are kept in working order: they have counters, services and exhaust tests. */
export const machineKinds = ['machines', 'vehicles'] as const;

/** Whether a machine can be used; in repair is set and taken back by its defects too. */
export const machineStates = ['inUse', 'reserved', 'inRepair', 'retired'] as const;
export type MachineState = (typeof machineStates)[number];

export const machineRecordLimits = {
  name: 60,
  plate: 20,
  firstYear: 1900,
  lastYear: 2100,
  place: 150,
  company: 150,
  policy: 60,
} as const;

const limits = machineRecordLimits;
const amount = money.refine((value) => !value.startsWith('-'), { params: { code: 'minNumber', min: 0 } });

/** What the record of a machine or vehicle holds beside its counter and intervals. */
export const machineRecordFields = {
  make: optionalText(limits.name),
  model: optionalText(limits.name),
  buildYear: z.int().min(limits.firstYear).max(limits.lastYear).nullish(),
  serialNumber: optionalText(limits.name),
  plate: optionalText(limits.plate),
  machineState: z.enum(machineStates).nullish(),
  place: optionalText(limits.place),
  /** Is told of defects and of what is due. */
  responsibleId: id.nullish(),
  driverId: id.nullish(),
  insurer: optionalText(limits.company),
  policyNumber: optionalText(limits.policy),
  insurancePerYear: amount.nullish(),
  insuredUntil: localDate.nullish(),
  lessor: optionalText(limits.company),
  leasePerMonth: amount.nullish(),
  leasedUntil: localDate.nullish(),
  warrantyUntil: localDate.nullish(),
};

export const machineRecordView = {
  make: z.string().nullable(),
  model: z.string().nullable(),
  buildYear: z.int().nullable(),
  serialNumber: z.string().nullable(),
  plate: z.string().nullable(),
  /** Null in machines of before there were states; the same as in use. */
  machineState: z.enum(machineStates).nullable(),
  place: z.string().nullable(),
  responsibleId: id.nullable(),
  responsibleName: z.string().nullable(),
  driverId: id.nullable(),
  driverName: z.string().nullable(),
  insurer: z.string().nullable(),
  policyNumber: z.string().nullable(),
  /** Null for people without a permission that shows prices. */
  insurancePerYear: money.nullable(),
  insuredUntil: localDate.nullable(),
  lessor: z.string().nullable(),
  leasePerMonth: money.nullable(),
  leasedUntil: localDate.nullable(),
  warrantyUntil: localDate.nullable(),
  /** Defects that are not done yet. */
  openDefects: z.int(),
};
