import { cashDiscountsOn, fromCents, toCents } from '../value';
import type { Incoming, OpenBill, Share } from './matching.types';

/** What may be missing of a discounted amount, or be too much, in parts of ten thousand of the open amount. */
const nearDiscount = 50n;
const percentScale = 10_000n;

export type AmountFit = 'exact' | 'discount' | 'nearDiscount' | 'less' | 'more';

export interface FittedShare extends Share {
  fit: AmountFit;
}

/** How much of an amount (hundredths) settles a bill: all of it, with a cash discount of its terms, a part, or all and more. */
export function shareOf(bill: OpenBill, amount: bigint, bookedOn: string): FittedShare {
  const open = toCents(bill.open);
  const whole = { billId: bill.id, amount: bill.open, cashDiscount: '0.00' };
  if (amount === open) return { ...whole, fit: 'exact' };
  if (amount > open) return { ...whole, fit: 'more' };
  const discounted = { ...whole, amount: fromCents(amount), cashDiscount: fromCents(open - amount) };
  const discounts = cashDiscountsOn(bill, open, bookedOn).map(({ amount: discount }) => discount);
  if (discounts.some((discount) => open - discount === amount)) return { ...discounted, fit: 'discount' };
  const near = discounts.some(
    (discount) => difference(open - discount, amount) * percentScale <= open * nearDiscount,
  );
  if (near) return { ...discounted, fit: 'nearDiscount' };
  return { ...whole, amount: fromCents(amount), fit: 'less' };
}

const difference = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);

/** What was paid before the bank took its charges, in hundredths. */
export const paidOf = ({ amount, chargesIncluded }: Incoming): bigint =>
  toCents(amount) + toCents(chargesIncluded);
