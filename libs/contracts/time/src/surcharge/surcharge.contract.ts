import { id, localDate, localMonth, money, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { localTime } from '../local-time';
import { dayKinds, stackingRules, sundayRules } from './surcharge.rules';

export const surchargeLimits = { title: 60, windows: 30, percent: 300 } as const;

/** When a surcharge is due: on these kinds of day, between two times of the clock or the whole day. */
export const surchargeWindow = z
  .object({
    id,
    title: requiredText(surchargeLimits.title),
    /** Per cent of the hour's price, and of the wage. */
    percent: z.number().min(0.1).max(surchargeLimits.percent),
    dayKinds: z.array(z.enum(dayKinds)).min(1),
    /** An end not after the start goes over midnight. Neither: the whole day. */
    from: localTime.nullable(),
    to: localTime.nullable(),
    active: z.boolean(),
  })
  .refine(({ from, to }) => from === null || to !== null, { path: ['to'], params: { code: 'required' } })
  .refine(({ from, to }) => to === null || from !== null, { path: ['from'], params: { code: 'required' } });
export type SurchargeWindowView = z.infer<typeof surchargeWindow>;

/** All surcharges of a licence, in the order they are shown in. */
export const updateSurchargeSettings = z.object({
  stacking: z.enum(stackingRules),
  sundayRule: z.enum(sundayRules),
  windows: z.array(surchargeWindow).max(surchargeLimits.windows),
});
export type UpdateSurchargeSettings = z.infer<typeof updateSurchargeSettings>;

export const surchargeSettings = updateSurchargeSettings.extend({ version: z.int() });
export type SurchargeSettings = z.infer<typeof surchargeSettings>;

export const defaultSurchargeSettings: UpdateSurchargeSettings = {
  stacking: 'highest',
  sundayRule: 'zone',
  windows: [],
};

/** A month (`2026-11`) of one person, or of everybody. */
export const surchargeQuery = z.object({
  month: localMonth,
  employeeId: id.optional(),
});
export type SurchargeQuery = z.infer<typeof surchargeQuery>;

/** The minutes one window adds to one entry on one local day. */
export const surchargeLineView = z.object({
  id,
  entryId: id,
  employeeId: id,
  employeeName: z.string(),
  date: localDate,
  from: localTime,
  to: localTime,
  seconds: z.int(),
  title: z.string(),
  percent: z.number(),
  /** Amount that it adds to the price of the entry. */
  amount: money,
});
export type SurchargeLineView = z.infer<typeof surchargeLineView>;

const sums = { seconds: z.int(), amount: money };

export const surchargeMonth = z.object({
  lines: z.array(surchargeLineView),
  /** By name. */
  people: z.array(z.object({ employeeId: id, employeeName: z.string(), ...sums })),
  total: z.object(sums),
});
export type SurchargeMonth = z.infer<typeof surchargeMonth>;
