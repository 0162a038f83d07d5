import { cashDiscountsOn, fromCents, toCents } from '../value';
import type { Incoming, OpenBill, Share } from './matching.types';

/** Tolerance of a discounted amount, above or below, in ten-thousandths of the open amount. */
const nearDiscount = 50n;
const percentScale = 10_000n;

export type AmountFit = 'exact' | 'discount' | 'nearDiscount' | 'less' | 'more';

export interface FittedShare extends Share {
  fit: AmountFit;
}

/**
 * Returns how much an amount (hundredths) settles of a bill: all of it, all with a cash discount of its terms, a part,
 * or all with a surplus.
 */
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

/** Returns the amount paid before the bank deducted its charges, in hundredths. */
export const paidOf = ({ amount, chargesIncluded }: Incoming): bigint =>
  toCents(amount) + toCents(chargesIncluded);
