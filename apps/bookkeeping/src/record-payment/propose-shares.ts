import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { addDays } from '@jahrring/contracts-common';
import { fromCents, toCents } from '../cents';

export type PayableItem = Pick<OpenItemView, 'id' | 'open' | 'documentDate' | 'dueDate' | 'cashDiscounts'>;

export interface Share {
  itemId: string;
  amount: string;
  cashDiscount: string;
}

/** The cash discount that may be deducted on a day, to the Rappen; null where none may. */
export function discountOn({ open, documentDate, cashDiscounts }: PayableItem, day: string): string | null {
  const step = cashDiscounts.find(({ days }) => day <= addDays(documentDate, days));
  return step ? fromCents(Math.round((toCents(open) * toCents(step.percent)) / 10_000)) : null;
}

/**
 * Returns the most likely allocation of a payment: exactly one bill, one bill less its cash discount, otherwise the
 * oldest bills first. Any rest is not allocated.
 */
export function proposeShares(items: readonly PayableItem[], amount: string, day: string): Share[] {
  const paid = toCents(amount);
  const exact = items.find(({ open }) => toCents(open) === paid);
  if (exact) return [{ itemId: exact.id, amount, cashDiscount: '0.00' }];
  for (const item of items) {
    const cashDiscount = discountOn(item, day);
    if (cashDiscount !== null && toCents(item.open) - toCents(cashDiscount) === paid) {
      return [{ itemId: item.id, amount, cashDiscount }];
    }
  }
  let left = paid;
  const oldest = [...items].sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  return oldest.flatMap(({ id, open }) => {
    const part = Math.min(left, toCents(open));
    if (part <= 0) return [];
    left -= part;
    return [{ itemId: id, amount: fromCents(part), cashDiscount: '0.00' }];
  });
}
