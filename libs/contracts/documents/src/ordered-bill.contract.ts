import { id, money, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { documentLimits } from './document.limits';

/**
 * `PUT /api/documents/internal/bills/:id`, for other services: a bill of the licence, written and issued in one. Its id is made
 * by who asks, so that a repeated request is the same bill.
 */
export const orderBill = z.strictObject({
  addressId: id,
  title: requiredText(documentLimits.title),
  /** Words of its one line. */
  text: requiredText(500),
  /** Without VAT. */
  amount: money.refine((amount) => Number(amount) > 0, { params: { code: 'minNumber', min: 0.01 } }),
});
export type OrderBill = z.infer<typeof orderBill>;

export const orderedBill = z.object({ id, number: z.string(), total: money });
export type OrderedBill = z.infer<typeof orderedBill>;
