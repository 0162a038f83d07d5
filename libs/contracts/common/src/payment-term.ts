import { z } from 'zod';

/** Longest term of payment in days, and most steps of cash discount. */
export const paymentTermLimits = { days: 365, cashDiscounts: 2 } as const;

/** Above 0 and below 100, with at most two decimals. */
const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .refine((text) => Number(text) > 0, { params: { code: 'cashDiscountPercent' } });

/** Cash discount for payment within a number of days from the document's date. */
export const cashDiscount = z.object({ days: z.int().min(0).max(paymentTermLimits.days), percent });
export type CashDiscount = z.infer<typeof cashDiscount>;

/** The shortest term first; a later one deducts less. */
export const cashDiscounts = z
  .array(cashDiscount)
  .max(paymentTermLimits.cashDiscounts)
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

/** Days to pay from the document's date, and what may be deducted by who pays earlier. */
export const paymentTerm = z
  .object({ days: z.int().min(0).max(paymentTermLimits.days), cashDiscounts: cashDiscounts.default([]) })
  .superRefine(refuseBeyondTerm);
export type PaymentTerm = z.output<typeof paymentTerm>;

function refuse(ctx: z.RefinementCtx, path: (string | number)[], code: string): void {
  ctx.addIssue({ code: 'custom', path, params: { code } });
}
