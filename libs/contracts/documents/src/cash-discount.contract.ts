import { z } from 'zod';
import { documentLimits } from './document.limits';

/** Above 0 and below 100, with at most two decimals. */
const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .refine((text) => Number(text) > 0, { params: { code: 'cashDiscountPercent' } });

/** What may be deducted by who pays within so many days of the document's date. */
export const cashDiscount = z.object({ days: z.int().min(0).max(documentLimits.termDays), percent });
export type CashDiscount = z.infer<typeof cashDiscount>;

/** The shortest term first; a later one deducts less. */
export const cashDiscounts = z
  .array(cashDiscount)
  .max(documentLimits.cashDiscounts)
  .superRefine((steps, ctx) => {
    steps.slice(1).forEach((step, index) => {
      const before = steps[index];
      if (!before) return;
      const path = (field: keyof CashDiscount) => [index + 1, field];
      if (step.days <= before.days) refuse(ctx, path('days'), 'cashDiscountDays');
      if (Number(step.percent) >= Number(before.percent)) refuse(ctx, path('percent'), 'cashDiscountLess');
    });
  });

interface Term {
  days: number;
  cashDiscounts?: readonly CashDiscount[] | undefined;
}

/** Refuses a discount for paying later than the term of payment allows anyway. */
export function refuseBeyondTerm({ days, cashDiscounts: steps = [] }: Term, ctx: z.RefinementCtx): void {
  steps.forEach((step, index) => {
    if (step.days > days) refuse(ctx, ['cashDiscounts', index, 'days'], 'cashDiscountTerm');
  });
}

function refuse(ctx: z.RefinementCtx, path: (string | number)[], code: string): void {
  ctx.addIssue({ code: 'custom', path, params: { code } });
}
