import { currency, id, instant, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { amount } from './position.contract';

/** Payment received for a bill on a day. Part of the bill is enough; more than the open amount is refused. */
export const recordPayment = z.object({
  /** Made by the client, so that a repeated request is the same payment. */
  id: id.optional(),
  paidOn: localDate,
  amount: amount.refine((text) => Number(text) > 0, { params: { code: 'minNumber', min: '0.01' } }),
  /** Deducted as cash discount: it is settled, though it did not come in. */
  deducted: amount.nullish().transform((text) => text ?? '0.00'),
});
export type RecordPayment = z.output<typeof recordPayment>;
export type RecordPaymentInput = z.input<typeof recordPayment>;

/** A payment, or the reversal of one with its amounts negative. Neither is ever changed. */
export const paymentView = z.object({
  id,
  paidOn: localDate,
  amount: money,
  deducted: money,
  /** The payment this one takes back. */
  reversesId: id.nullable(),
  reversed: z.boolean(),
  createdAt: instant,
});
export type PaymentView = z.infer<typeof paymentView>;

/**
 * `open` is the bill less credits, payments and deductions; negative where a paid bill was credited. Who may not see
 * prices gets no payments and neither sum.
 */
export const paymentList = z.object({
  items: z.array(paymentView),
  paid: money.nullable(),
  open: money.nullable(),
  /** The highest level of its dunning letters; 0 where there is none. A bill with one is credited, never cancelled. */
  dunningLevel: z.int(),
});
export type PaymentList = z.infer<typeof paymentList>;

/** Check if a draft exceeds the credit limit of its customer. */
export const creditCheck = z.object({
  /** Null where none is set, or the document claims nothing. */
  creditLimit: money.nullable(),
  /** Open amount of the customer's bills, including this document. */
  owed: money.nullable(),
  exceeded: z.boolean(),
  /** The licence's. */
  currency,
});
export type CreditCheck = z.infer<typeof creditCheck>;
