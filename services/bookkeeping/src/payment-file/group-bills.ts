import type { Currency } from '@jahrring/contracts-common';
import { sumOf } from '../value';
import { bankText } from './bank-text';
import type { CreditTransfer, PaymentReference, StructuredAddress } from './payment-file.types';

/** A supplier bill to pay; the amount of a credit note is negative. */
export interface PayableBill {
  id: string;
  /** The supplier's own number. */
  number: string;
  amount: string;
  currency: Currency;
  creditorName: string;
  address: StructuredAddress;
  iban: string;
  bic: string | null;
  reference: PaymentReference | null;
  text: string;
}

const maxText = 140;

/**
 * Bills as transfers, in the order they first come: those of one account without a structured reference become one payment, credit
 * notes taken off. Bills with a reference are paid alone: the creditor finds each by its own.
 *
 * @param endToEndId identifier of the transfer at a place, counted from 1
 */
export function groupBills(
  bills: readonly PayableBill[],
  endToEndId: (place: number) => string,
): CreditTransfer[] {
  const groups = new Map<string, PayableBill[]>();
  for (const bill of bills) {
    const key = bill.reference ? `bill ${bill.id}` : `account ${bill.iban} ${bill.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), bill]);
  }
  return [...groups.values()].flatMap((group, index) => {
    const [first] = group;
    return first ? [transferOf(first, group, endToEndId(index + 1))] : [];
  });
}

function transferOf(first: PayableBill, group: readonly PayableBill[], endToEndId: string): CreditTransfer {
  const { currency, creditorName, address, iban, bic, reference } = first;
  return {
    endToEndId,
    billIds: group.map(({ id }) => id),
    amount: sumOf(group.map(({ amount }) => amount)),
    ...{ currency, creditorName, address, iban, bic, reference },
    text: group.length === 1 && first.text.trim() !== '' ? first.text : numbersOf(group),
  };
}

/** The numbers that fit into what the creditor reads; `+3` stands for three more. */
function numbersOf(group: readonly PayableBill[]): string {
  const numbers = group.map(({ number }) => bankText(number, maxText));
  for (let count = numbers.length; count > 0; count -= 1) {
    const more = numbers.length - count;
    const text = numbers.slice(0, count).join(', ') + (more > 0 ? ` +${more}` : '');
    if (text.length <= maxText) return text;
  }
  return '';
}
