import { instant, localDate, localMonth, maxPageSize, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { pluginId } from './plugins';

/** A price per month that holds for activations from a day on; what was agreed before stays. */
export const pluginPrice = z.object({
  price: money,
  validFrom: localDate,
  setBy: z.string(),
  setAt: instant,
});
export type PluginPrice = z.infer<typeof pluginPrice>;

/** A plugin with its prices, and how many licences use it. */
export const pluginPricing = z.object({
  id: pluginId,
  tool: z.string(),
  titleKey: z.string(),
  /** Of today; null where it costs nothing. */
  price: money.nullable(),
  /** Newest first. */
  prices: z.array(pluginPrice),
  /** Licences in which it is active; those of them in their free test. */
  licences: z.int(),
  trials: z.int(),
});
export type PluginPricing = z.infer<typeof pluginPricing>;
export const pluginPricingList = z.object({ items: z.array(pluginPricing), total: z.int() });

/** `POST /api/admin/plugin-prices/:plugin`; a second price of the same day takes the place of the first. */
export const setPluginPrice = z.strictObject({
  price: money.refine((price) => !price.startsWith('-'), { params: { code: 'min', min: 0 } }),
  validFrom: localDate,
});
export type SetPluginPrice = z.infer<typeof setPluginPrice>;

/** A free test that is running, in whichever licence. */
export const runningTrial = z.object({
  id: z.uuid(),
  licenceId: z.uuid(),
  licenceName: z.string(),
  plugin: pluginId,
  endsAt: instant,
});
export type RunningTrial = z.infer<typeof runningTrial>;
/** Ordered by their end. */
export const runningTrialList = z.object({ items: z.array(runningTrial), total: z.int() });
export type RunningTrialList = z.infer<typeof runningTrialList>;

/** Month to list, `2026-11`; ordered by licence and plugin. */
export const pluginChargeQuery = z.strictObject({
  month: localMonth,
  /** Of one licence alone. */
  licenceId: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.union([z.literal('all'), z.coerce.number().int().min(1).max(maxPageSize)]).default(25),
});
export type PluginChargeQuery = z.infer<typeof pluginChargeQuery>;

/** `GET /api/admin/plugin-charges/statement`: the statement of a licence as a PDF. */
export const chargeStatementQuery = z.strictObject({ month: localMonth, licenceId: z.uuid() });
export type ChargeStatementQuery = z.infer<typeof chargeStatementQuery>;

/**
 * Amount that a licence owes for one plugin in a month: a month that has begun is owed in full, at the price agreed
 * last.
 */
export const pluginCharge = z.object({
  id: z.uuid(),
  licenceId: z.uuid(),
  licenceName: z.string(),
  plugin: pluginId,
  amount: money,
  agreedBy: z.string(),
  agreedAt: instant,
  startsOn: localDate,
  endedOn: localDate.nullable(),
});
export type PluginCharge = z.infer<typeof pluginCharge>;
export const pluginChargeList = z.object({
  items: z.array(pluginCharge),
  total: z.int(),
  /** Of the whole month. */
  sum: money,
  licences: z.int(),
});
export type PluginChargeList = z.infer<typeof pluginChargeList>;
