import type { OpeningRefusal } from '@jahrring/contracts-bookkeeping';
import { fromCents, negated, sumOf, toCents } from '../value';
import type { PlannedBalance } from './plan-balances';
import type { PlannedItem } from './plan-items';

/** Accounts that items stand on. */
export interface ItemAccounts {
  receivables: string;
  payables: string;
}

const zero = '0.00';

/** Returns the amount of an item in the ledger: debts of customers are a debit, debts to suppliers a credit. */
export function ledgerAmount({ side, baseAmount }: Pick<PlannedItem, 'side' | 'baseAmount'>): string {
  return side === 'debtor' ? baseAmount : negated(baseAmount);
}

/** Returns the reasons why trial balance and open items do not match; empty if they do. */
export function openingRefusals(
  balances: readonly PlannedBalance[],
  items: readonly PlannedItem[],
  { receivables, payables }: ItemAccounts,
): OpeningRefusal[] {
  if (balances.length === 0) {
    return [{ reason: 'noBalances', account: null, balance: zero, items: zero, difference: zero }];
  }
  const refusals: OpeningRefusal[] = [];
  const difference = sumOf(balances.map(({ amount }) => amount));
  if (toCents(difference) !== 0n) {
    refusals.push({ reason: 'unbalanced', account: null, balance: difference, items: zero, difference });
  }
  const sides = [
    { side: 'debtor', account: receivables },
    { side: 'creditor', account: payables },
  ] as const;
  for (const account of new Set(sides.map((one) => one.account))) {
    const own = sides.filter((one) => one.account === account).map(({ side }) => side);
    const ofItems = sumOf(items.filter(({ side }) => own.includes(side)).map(ledgerAmount));
    const balance = balances.find((one) => one.account === account)?.amount ?? zero;
    const apart = fromCents(toCents(ofItems) - toCents(balance));
    if (toCents(apart) === 0n) continue;
    refusals.push({ reason: 'accountDiffers', account, balance, items: ofItems, difference: apart });
  }
  return refusals;
}
