import {
  paymentLimits,
  type OpenItemView,
  type RecordDebtorPaymentInput,
} from '@jahrring/contracts-bookkeeping';
import { currency, id, localDate, money, optionalText } from '@jahrring/contracts-common';
import { z } from 'zod';

const positive = money.refine((text) => Number(text) > 0, { params: { code: 'minNumber', min: '0.01' } });
const share = money
  .refine((text) => Number(text) >= 0, { params: { code: 'minNumber', min: '0' } })
  .nullish()
  .transform((text) => text ?? '0.00');

/** The form of a payment: a line for each open bill, filled in or not. */
export const paymentForm = z.object({
  addressId: id,
  paidOn: localDate,
  amount: positive,
  currency,
  /** In the licence's currency, where the payment is in another one. */
  baseAmount: positive.nullish(),
  source: z.enum(['hand', 'cash']),
  text: optionalText(paymentLimits.text),
  /** Units of the licence's currency for one of `currency`; fills `baseAmount` in. */
  rate: z.string().nullish(),
  shares: z.array(
    z
      .object({ itemId: id, amount: share, cashDiscount: share, paymentAmount: share, foreign: z.boolean() })
      .refine(
        ({ foreign, amount, paymentAmount }) => !foreign || Number(amount) > 0 === Number(paymentAmount) > 0,
        {
          path: ['paymentAmount'],
          params: { code: 'required' },
        },
      ),
  ),
});
export type PaymentForm = z.output<typeof paymentForm>;
export type PaymentFormInput = z.input<typeof paymentForm>;

/** Returns the payment as it is sent: only lines with an amount. */
export function toPayment({
  shares,
  baseAmount,
  rate: _rate,
  ...payment
}: PaymentForm): RecordDebtorPaymentInput {
  const allocations = shares
    .filter(({ amount, cashDiscount }) => Number(amount) > 0 || Number(cashDiscount) > 0)
    .map(({ foreign, paymentAmount, ...allocation }) => ({
      ...allocation,
      ...(foreign ? { paymentAmount } : {}),
    }));
  return { ...payment, ...(baseAmount ? { baseAmount } : {}), allocations };
}

/** Bills that something is open of, those of the payment's currency first. */
export function payableItems(items: readonly OpenItemView[], of: string): OpenItemView[] {
  const payable = items.filter((item) => Number(item.open) > 0);
  return [
    ...payable.filter(({ currency: own }) => own === of),
    ...payable.filter(({ currency: own }) => own !== of),
  ];
}
