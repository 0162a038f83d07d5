import {
  id,
  listOf,
  optionalText,
  quantity,
  recordFields,
  requiredText,
  unit,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { costKind } from './cost.contract';

/** `amount`: of quantity times price, so that the sum of a full plan is still an amount. */
export const planLineLimits = { title: 150, centre: 30, lines: 500, amount: 999_999_999 } as const;

const fields = z.object({
  kind: costKind,
  title: requiredText(planLineLimits.title),
  quantity,
  unit: unit.nullish(),
  /** Cost of one unit for the licence, and the price charged for it. */
  unitCost: unitPrice.nullish(),
  unitPrice: unitPrice.nullish(),
  costCentre: optionalText(planLineLimits.centre),
  revenueCentre: optionalText(planLineLimits.centre),
});

/** A planned cost of a project, typed or taken from a document. */
export const createPlanLine = fields.extend({ id: id.optional() });
export type CreatePlanLine = z.infer<typeof createPlanLine>;
export type PlanLineDraft = z.input<typeof createPlanLine>;
export const createPlanLines = z.object({
  lines: z.array(createPlanLine).min(1).max(planLineLimits.lines),
});
export type CreatePlanLines = z.infer<typeof createPlanLines>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updatePlanLine = fields.partial();
export type UpdatePlanLine = z.infer<typeof updatePlanLine>;

export const planLineView = z.object({
  ...recordFields,
  kind: costKind,
  title: z.string(),
  quantity,
  unit: z.string().nullable(),
  unitCost: z.string().nullable(),
  /** Null for people without `tools.project.showprice`. */
  unitPrice: z.string().nullable(),
  costCentre: z.string().nullable(),
  revenueCentre: z.string().nullable(),
});
export type PlanLineView = z.infer<typeof planLineView>;
export const planLineList = listOf(planLineView);
