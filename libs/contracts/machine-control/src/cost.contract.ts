import { id, localDate, money, quantity, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';

const amount = money.refine((value) => !value.startsWith('-'), { params: { code: 'minNumber', min: 0 } });

/** Cost basis of a machine, independent of its use. */
export const updateCostBasis = z
  .object({
    purchasePrice: amount.nullable(),
    purchasedOn: localDate.nullable(),
    /** Value after its years of use. */
    residualValue: amount.nullable(),
    usefulYears: z.int().min(1).max(50).nullable(),
    /** Taxes, garage: a year. Insurance and leasing are the inventory's. */
    fixedPerYear: amount.nullable(),
  })
  .superRefine(({ purchasePrice, purchasedOn, residualValue, usefulYears }, context) => {
    if (purchasePrice === null) return;
    const missing = { purchasedOn, usefulYears };
    for (const [field, value] of Object.entries(missing)) {
      if (value === null) context.addIssue({ code: 'custom', path: [field], params: { code: 'required' } });
    }
    if (residualValue !== null && Number(residualValue) > Number(purchasePrice)) {
      context.addIssue({
        code: 'custom',
        path: ['residualValue'],
        params: { code: 'maxNumber', max: purchasePrice },
      });
    }
  });
export type UpdateCostBasis = z.infer<typeof updateCostBasis>;

/** Cost of insurance (yearly premium) or leasing (monthly rate) from the inventory; first and last day inclusive. */
export const contractCost = z.object({
  kind: z.enum(['insurance', 'lease']),
  amount: money,
  /** Null: since it was bought, or until further notice. */
  from: localDate.nullable(),
  until: localDate.nullable(),
});
export type ContractCost = z.infer<typeof contractCost>;

export const costBasis = z.object({
  /** 0 until it is saved for the first time. */
  version: z.int(),
  purchasePrice: money.nullable(),
  purchasedOn: localDate.nullable(),
  residualValue: money.nullable(),
  usefulYears: z.int().nullable(),
  fixedPerYear: money.nullable(),
  /** Kept by the inventory. */
  contracts: z.array(contractCost),
});
export type CostBasis = z.infer<typeof costBasis>;

export const costKinds = [
  'fuel',
  'service',
  'exhaust',
  'repair',
  'depreciation',
  'insurance',
  'lease',
  'fixed',
] as const;
export type CostKind = (typeof costKinds)[number];

/** One thing a figure is made of. */
export const machineCostLine = z.object({
  kind: z.enum(costKinds),
  /** Null for what runs with the days of the period. */
  day: localDate.nullable(),
  text: z.string().nullable(),
  /** Litres, or days of the period. */
  quantity: quantity.nullable(),
  amount: money,
});
export type MachineCostLine = z.infer<typeof machineCostLine>;

/** A machine's costs and earnings of a calendar year; the present year up to today. */
export const machineCostYear = z.object({
  year: z.int(),
  used: quantity,
  total: money,
  perUnit: unitPrice.nullable(),
  recorded: quantity,
  charged: money,
  chargedPerUnit: unitPrice.nullable(),
  /** Charged less cost. */
  result: money,
});
export type MachineCostYear = z.infer<typeof machineCostYear>;

/** Newest first. */
export const machineCostYears = z.object({ years: z.array(machineCostYear) });
export type MachineCostYears = z.infer<typeof machineCostYears>;

/** Both days included; left out: the twelve months until today. */
export const costPeriod = z
  .object({ from: localDate.optional(), to: localDate.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], params: { code: 'afterOrEqual' } });
export type CostPeriod = z.infer<typeof costPeriod>;

/** Costs of a machine in a period, per unit that it ran, compared with the amounts charged. */
export const machineCosts = z.object({
  machineId: id,
  from: localDate,
  to: localDate,
  /** By the counter. */
  used: quantity,
  kinds: z.array(z.object({ kind: z.enum(costKinds), amount: money, perUnit: unitPrice.nullable() })),
  lines: z.array(machineCostLine),
  total: money,
  perUnit: unitPrice.nullable(),
  /** As recorded on time sheets: how much, for which sum, and that per unit. */
  recorded: quantity,
  charged: money,
  chargedPerUnit: unitPrice.nullable(),
  /** Today's price of a unit. */
  rate: unitPrice,
});
export type MachineCosts = z.infer<typeof machineCosts>;
