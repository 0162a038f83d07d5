import { addDays, type CashDiscount } from '@jahrring/contracts-common';
import { partOf, toCents } from './money';

const percentScale = 10_000n;

/** Cash discounts whose days are not over on a day, the highest first: what of the open hundredths each is, and its last day. */
export function cashDiscountsOn(
  { documentDate, cashDiscounts }: { documentDate: string; cashDiscounts: readonly CashDiscount[] },
  open: bigint,
  day: string,
): { amount: bigint; lastDay: string }[] {
  return cashDiscounts
    .map(({ days, percent }) => ({
      amount: partOf(open, toCents(percent), percentScale),
      lastDay: addDays(documentDate, days),
    }))
    .filter(({ lastDay }) => day <= lastDay);
}
