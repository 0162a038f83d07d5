import type { Currency } from '@jahrring/contracts-common';
import { compactIban, daysBetween, isQrReference } from '@jahrring/contracts-common';
import { toCents } from '../value';

/** Fields by which two bills of suppliers are compared. */
export interface ComparedBill {
  id: string;
  creditorId: string;
  number: string;
  date: string;
  /** With VAT, in `currency`. */
  gross: string;
  currency: Currency;
  iban: string | null;
  reference: string | null;
}

/** Reasons why a bill may be a duplicate of another one, the surest first. */
export const duplicateReasons = ['number', 'reference', 'amount'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export interface PossibleDuplicate {
  id: string;
  number: string;
  reason: DuplicateReason;
}

/** Bills of one creditor and one amount are compared when their dates are no more days apart than that. */
export const nearDays = 7;

/** Bills among others that may be the same one, each with the surest reason; the surest first. Nothing is refused by it. */
export function possibleDuplicates(
  bill: ComparedBill,
  others: readonly ComparedBill[],
): readonly PossibleDuplicate[] {
  const found = others.flatMap((other) => {
    const reason = other.id === bill.id ? undefined : duplicateReasons.find((one) => tests[one](bill, other));
    return reason === undefined ? [] : [{ id: other.id, number: other.number, reason }];
  });
  return duplicateReasons.flatMap((reason) => found.filter((one) => one.reason === reason));
}

/**
 * A number as suppliers, codes and scanners agree on it: letters and digits in capitals, without leading zeros. Empty of a number
 * without any.
 */
export function plainBillNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
}

const tests: Record<DuplicateReason, (bill: ComparedBill, other: ComparedBill) => boolean> = {
  number: (bill, other) => {
    const number = plainBillNumber(bill.number);
    return bill.creditorId === other.creditorId && number !== '' && number === plainBillNumber(other.number);
  },
  reference: (bill, other) => {
    const key = qrKey(bill);
    return key !== null && key === qrKey(other);
  },
  amount: (bill, other) =>
    bill.creditorId === other.creditorId &&
    bill.currency === other.currency &&
    toCents(bill.gross) === toCents(other.gross) &&
    Math.abs(daysBetween(bill.date, other.date)) <= nearDays,
};

/** Other references may stay the same from bill to bill: they tell the customer. */
function qrKey({ iban, reference }: ComparedBill): string | null {
  const digits = reference?.replace(/\s/g, '') ?? '';
  return iban !== null && isQrReference(digits) ? `${compactIban(iban)} ${digits}` : null;
}
