import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { fromCents, toCents } from '../cents';

export type ForeignItem = Pick<OpenItemView, 'id' | 'open' | 'baseOpen'>;

/** A payment: `baseAmount` is what it is worth in the licence's currency, the amount itself where it is in that. */
export interface PaidMoney {
  amount: string;
  baseAmount: string;
}

/** Part of an item that a payment in another currency pays. */
export interface ForeignShare {
  amount: string;
  paymentAmount: string;
}

/** A bill counts as paid in full where the payment is worth so near to it; rates of banks and of bills differ by less. */
const nearlyWhole = 0.05;

/**
 * Returns the part of an item that a payment in another currency most likely pays: all of it if the amounts are about
 * equal, otherwise the part that the payment covers at the item's rate. The person decides.
 */
export function proposeForeign({ open, baseOpen }: ForeignItem, paid: PaidMoney): ForeignShare {
  const [whole, worth, left] = [toCents(open), toCents(paid.baseAmount), toCents(baseOpen)];
  const isWhole = worth >= left * (1 - nearlyWhole);
  const amount = isWhole ? whole : Math.round((whole * worth) / left);
  const isMore = worth > left * (1 + nearlyWhole);
  const used = isMore ? Math.round((toCents(paid.amount) * left) / worth) : toCents(paid.amount);
  return { amount: fromCents(amount), paymentAmount: fromCents(used) };
}

/**
 * Returns the amount by which the payment exceeds the value of the part it pays, in the licence's currency; negative if
 * it is less.
 */
export function exchangeGain({ open, baseOpen }: ForeignItem, share: ForeignShare, paid: PaidMoney): string {
  const brings = (toCents(share.paymentAmount) * toCents(paid.baseAmount)) / (toCents(paid.amount) || 1);
  const settles = (toCents(share.amount) * toCents(baseOpen)) / (toCents(open) || 1);
  return fromCents(Math.round(brings) - Math.round(settles));
}

/** Units of the licence's currency for one of the payment's, to four decimals; null while either is missing. */
export function rateOf({ amount, baseAmount }: PaidMoney): string | null {
  if (!(Number(amount) > 0) || !(Number(baseAmount) > 0)) return null;
  return (Number(baseAmount) / Number(amount)).toFixed(4);
}
