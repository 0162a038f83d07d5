import {
  currency,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  money,
  optionalText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { itemSide } from './open-item.contract';

/** Sources of a payment. `document`: it was recorded on the bill's own page. */
export const paymentSources = ['hand', 'cash', 'camt', 'code', 'document', 'payment_run', 'opening'] as const;
export const paymentSource = z.enum(paymentSources);
export type PaymentSource = z.infer<typeof paymentSource>;

export const paymentLimits = { text: 200, reference: 35, account: 10, allocations: 200 } as const;

const positive = money.refine((text) => Number(text) > 0, { params: { code: 'minNumber', min: '0.01' } });
const notNegative = money.refine((text) => Number(text) >= 0, { params: { code: 'minNumber', min: '0' } });

/** Part of a payment that is allocated to one item, with its deductions. Amounts are positive. */
export const allocationInput = z.strictObject({
  itemId: id,
  /** In the item's currency. */
  amount: notNegative,
  /** In the payment's currency, where that is another one than the item's. */
  paymentAmount: notNegative.optional(),
  /** Cash discount with its VAT, in the item's currency. */
  cashDiscount: notNegative.default('0.00'),
  /** Given up with its VAT, in the item's currency. */
  writeOff: notNegative.default('0.00'),
});

/** Payment received from a customer, or repaid to one. Any amount not allocated to an item is the customer's credit. */
export const recordDebtorPayment = z.strictObject({
  /** Made by the client, so that a repeated request is the same payment. */
  id: id.optional(),
  /** `out`: paid back. */
  direction: z.enum(['in', 'out']).default('in'),
  paidOn: localDate,
  amount: positive,
  currency,
  /** In the licence's currency, where the payment is in another one. */
  baseAmount: positive.optional(),
  addressId: id,
  /** Account of the chart the money is on; the licence's bank account unless told. */
  account: z.string().regex(/^\d+$/).max(paymentLimits.account).optional(),
  source: z.enum(['hand', 'cash']).default('hand'),
  text: optionalText(paymentLimits.text),
  allocations: z.array(allocationInput).max(paymentLimits.allocations),
});
export type RecordDebtorPayment = z.output<typeof recordDebtorPayment>;
export type RecordDebtorPaymentInput = z.input<typeof recordDebtorPayment>;

export const allocationView = z.object({
  id,
  actId: id,
  paymentId: id.nullable(),
  itemId: id,
  itemNumber: z.string(),
  settledOn: localDate,
  /** Paid, or set off; in the item's currency and signed as the item, negative of a reversal of a bill's. */
  amount: money,
  /** The same in the payment's currency. */
  paymentAmount: money,
  /** Amount by which the payment exceeds the item's value, in the licence's currency; negative if it was less. */
  exchangeGain: money,
  discountNet: money,
  discountVat: money,
  writeOff: money,
  reversesId: id.nullable(),
});
export type AllocationView = z.infer<typeof allocationView>;

/** A payment, or the reversal of one. Neither is ever changed. */
export const paymentView = z.object({
  id,
  side: itemSide,
  direction: z.enum(['in', 'out']),
  paidOn: localDate,
  amount: money,
  currency,
  baseAmount: money,
  /** Of `amount` what was given to no item when it was recorded. */
  onAccount: money,
  addressId: id.nullable(),
  addressName: z.string(),
  account: z.string(),
  source: paymentSource,
  reference: z.string().nullable(),
  text: z.string().nullable(),
  reversesId: id.nullable(),
  reversed: z.boolean(),
  createdAt: instant,
  allocations: z.array(allocationView),
});
export type PaymentView = z.infer<typeof paymentView>;

/** Settles bills by credits of the same debtor. */
export const setOff = z.strictObject({
  id: id.optional(),
  settledOn: localDate,
  creditId: id,
  itemId: id,
  amount: positive,
});
export type SetOff = z.output<typeof setOff>;

/** Gives up what is open of an item. `beyondLimit`: on purpose, though it is more than the licence's limit. */
export const writeOff = z.strictObject({
  id: id.optional(),
  settledOn: localDate,
  amount: positive,
  beyondLimit: z.boolean().default(false),
});
export type WriteOff = z.output<typeof writeOff>;

export const paymentList = listOf(paymentView);
export type PaymentList = z.infer<typeof paymentList>;
export const paymentListSpec = {
  sort: ['paidOn', 'amount', 'addressName'],
  filter: { paidOn: 'date', addressId: 'id', amount: 'number', source: 'enum' },
  defaultSort: '-paidOn',
} as const;
export const paymentListQuery = listQuery(paymentListSpec);

/** Takes a payment, a set-off or a write-off back. */
export const reverseAct = z.strictObject({ on: localDate, text: optionalText(paymentLimits.text) });
export type ReverseAct = z.output<typeof reverseAct>;

/** The act that was made, to be taken back by. */
export const actView = z.object({ id });
export type ActView = z.infer<typeof actView>;
