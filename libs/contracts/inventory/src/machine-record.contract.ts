import { id, localDate, money, optionalText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { findClashes } from './dated-rates';

/** Kinds that are kept in working order: they have counters, services and exhaust tests. */
export const machineKinds = ['machines', 'vehicles'] as const;

/** State of a machine that shows if it can be used; `inRepair` is set and reset by its defects too. */
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
  datedCosts: 40,
} as const;

const limits = machineRecordLimits;
const amount = money.refine((value) => !value.startsWith('-'), { params: { code: 'minNumber', min: 0 } });

/** Fixed costs of a machine by contract. */
export const contractCosts = ['insurance', 'lease'] as const;
export type ContractCost = (typeof contractCosts)[number];

/** Premiums and rates from later days on, beside the first; no two of a kind on the same day. */
const datedCosts = z
  .array(z.object({ kind: z.enum(contractCosts), validFrom: localDate, amount }))
  .max(limits.datedCosts)
  .superRefine((all, ctx) => {
    for (const index of findClashes(all, ({ kind }) => kind)) {
      ctx.addIssue({ code: 'custom', path: [index, 'validFrom'], params: { code: 'distinct' } });
    }
  });
export type DatedCost = z.infer<typeof datedCosts>[number];

/** Fields of the record of a machine or vehicle besides its counter and intervals. */
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
  insuredFrom: localDate.nullish(),
  insuredUntil: localDate.nullish(),
  lessor: optionalText(limits.company),
  leasePerMonth: amount.nullish(),
  leasedFrom: localDate.nullish(),
  leasedUntil: localDate.nullish(),
  datedCosts: datedCosts.optional(),
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
  insuredFrom: localDate.nullable(),
  insuredUntil: localDate.nullable(),
  lessor: z.string().nullable(),
  leasePerMonth: money.nullable(),
  leasedFrom: localDate.nullable(),
  leasedUntil: localDate.nullable(),
  /** Empty for people without a permission that shows prices. */
  datedCosts: z.array(z.object({ kind: z.enum(contractCosts), validFrom: localDate, amount: money })),
  warrantyUntil: localDate.nullable(),
  /** Defects that are not done yet. */
  openDefects: z.int(),
};
