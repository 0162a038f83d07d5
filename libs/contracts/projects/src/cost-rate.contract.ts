import { id, listOf, localDate, recordFields, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Whose hour or which object a rate is for; `licence` is any hour that has no rate of its own. */
export const costRateTargets = ['licence', 'employee', 'object'] as const;
export type CostRateTarget = (typeof costRateTargets)[number];

interface Target {
  target: CostRateTarget;
  targetId?: string | null | undefined;
}

/** Cost rate: cost of an hour or a unit for the licence from a day on. */
export const createCostRate = z
  .object({
    id: id.optional(),
    target: z.enum(costRateTargets),
    targetId: id.nullish(),
    validFrom: localDate,
    rate: unitPrice,
  })
  .refine(({ target, targetId }: Target) => target === 'licence' || Boolean(targetId), {
    path: ['targetId'],
    params: { code: 'required' },
  });
export type CreateCostRate = z.infer<typeof createCostRate>;
export type CostRateDraft = z.input<typeof createCostRate>;

/** Whom or what it is for stays. */
export const updateCostRate = z.object({ validFrom: localDate, rate: unitPrice }).partial();
export type UpdateCostRate = z.infer<typeof updateCostRate>;

export const costRateView = z.object({
  ...recordFields,
  target: z.enum(costRateTargets),
  targetId: id.nullable(),
  targetName: z.string().nullable(),
  validFrom: localDate,
  rate: z.string(),
});
export type CostRateView = z.infer<typeof costRateView>;
export const costRateList = listOf(costRateView);
