import type { CreatePaymentRunInput, PayableView } from '@jahrring/contracts-bookkeeping';
import { fromCents, toCents } from '../cents';

/** Choices of the person that differ from the proposal, by item. */
export type Choices = Readonly<Record<string, { paid?: boolean; withDiscount?: boolean }>>;

export interface ChosenBill {
  bill: PayableView;
  withDiscount: boolean;
  /** Amount that is paid. */
  amount: string;
}

/** Bills that will be paid: those that are proposed, and what was chosen by hand. */
export function chosenBills(items: readonly PayableView[], choices: Choices): ChosenBill[] {
  return items
    .filter(({ itemId, chosen, refusals }) => (choices[itemId]?.paid ?? chosen) && refusals.length === 0)
    .map((bill) => toChosen(bill, choices[bill.itemId]?.withDiscount ?? true));
}

export function toChosen(bill: PayableView, withDiscount: boolean): ChosenBill {
  const discount = withDiscount ? toCents(bill.cashDiscount) : 0;
  return { bill, withDiscount, amount: fromCents(toCents(bill.open) - discount) };
}

export function toBills(chosen: readonly ChosenBill[]): CreatePaymentRunInput['bills'] {
  return chosen.map(({ bill, withDiscount }) => ({ itemId: bill.itemId, withDiscount }));
}

/** Returns the totals by currency; a run has only one. */
export function totalsOf(chosen: readonly ChosenBill[]): [currency: string, total: string][] {
  const totals = new Map<string, number>();
  for (const { bill, amount } of chosen) {
    totals.set(bill.currency, (totals.get(bill.currency) ?? 0) + toCents(amount));
  }
  return [...totals].map(([currency, total]) => [currency, fromCents(total)]);
}
