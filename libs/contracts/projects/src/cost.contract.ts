import { id, listOf, listQuery, localDate, money, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Kinds of costs: those of recorded entries, and one for everything else. */
export const costKinds = [
  'hours',
  'machines',
  'vehicles',
  'tools',
  'material',
  'products',
  'plants',
  'timber_lots',
  'expenses',
  'externals',
  'other',
] as const;
export const costKind = z.enum(costKinds);
export type CostKind = z.infer<typeof costKind>;

/** From where a budget is only told (`ok`), warned of (`near`) or overrun (`over`). */
export const budgetLevels = ['ok', 'near', 'over'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

/**
 * Planned against actual of one kind or centre. Costs are what it costs the licence, values what it brings in; values are
 * null for people without `tools.project.showprice`, planned figures where nothing is planned.
 */
export const costRow = z.object({
  /** A kind, the number of a centre, or '' where there is none. */
  key: z.string(),
  plannedCost: money.nullable(),
  cost: money,
  plannedValue: money.nullable(),
  value: money.nullable(),
  seconds: z.int(),
});
export type CostRow = z.infer<typeof costRow>;

export const costMonth = z.object({
  /** `2026-11`; '' where the day is not known. */
  month: z.string(),
  cost: money,
  value: money.nullable(),
  billed: money.nullable(),
});
export type CostMonth = z.infer<typeof costMonth>;

/** Whole project in the licence's currency, without VAT. */
export const costTotals = z.object({
  plannedCost: money.nullable(),
  cost: money,
  plannedValue: money.nullable(),
  /** Amount that was performed and can be charged. */
  performed: money.nullable(),
  /** On issued bills, corrections taken off. */
  billed: money.nullable(),
  /** Performed and not on an issued bill: work in progress. */
  unbilled: money.nullable(),
  /** Billed and work in progress. */
  income: money.nullable(),
  margin: money.nullable(),
  /** Of the income; null without any. */
  marginPercent: z.string().nullable(),
});
export type CostTotals = z.infer<typeof costTotals>;

export const budgetUse = z.object({
  /** Costs against the planned ones, or what was performed against what was ordered. */
  basis: z.enum(['cost', 'value']),
  amount: money,
  used: money,
  /** Whole per cent, rounded down. */
  percent: z.int(),
  level: z.enum(budgetLevels),
});

export const projectCosts = z.object({
  totals: costTotals,
  budget: budgetUse.nullable(),
  /** Source of the planned figures: typed lines, or offer and order confirmation. */
  plannedBy: z.enum(['lines', 'documents']).nullable(),
  byKind: z.array(costRow),
  byCostCentre: z.array(costRow),
  byRevenueCentre: z.array(costRow),
  byMonth: z.array(costMonth),
  /** Lines nobody has given a cost rate for: they count as 0. */
  uncosted: z.int(),
});
export type ProjectCosts = z.infer<typeof projectCosts>;

export const costLineView = z.object({
  id,
  kind: costKind,
  day: localDate.nullable(),
  employeeName: z.string().nullable(),
  /** The object; of a supplier's bill supplier and number. */
  objectTitle: z.string().nullable(),
  seconds: z.int(),
  quantity: quantity.nullable(),
  unit: z.string().nullable(),
  /** Null where no rate is known. */
  cost: money.nullable(),
  value: money.nullable(),
  billable: z.boolean(),
  billed: z.boolean(),
});
export type CostLineView = z.infer<typeof costLineView>;
export const costLineList = listOf(costLineView);

export const costLineListSpec = {
  sort: ['day', 'kind'],
  filter: { kind: 'enum', day: 'date', billable: 'boolean' },
  defaultSort: '-day',
} as const;
export const costLineListQuery = listQuery(costLineListSpec);
