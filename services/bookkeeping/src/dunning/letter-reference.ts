import {
  buildCreditorReference,
  buildQrReference,
  compactIban,
  isQrBillIban,
  isQrIban,
} from '@jahrring/contracts-common';

/** Above every counter of a bill, so that a letter and a bill never share a reference. */
const FIRST = 900_000_000_000;
/** Digits a bank gives its customer stand in front of a QR reference. */
const PREFIX = 6;

/**
 * The reference a letter is paid by; null to an account abroad, or where a QR-IBAN's bill shows no digits of its bank.
 * @param counter of the licence's letters, from 1
 * @param billReference of a bill in the letter
 */
export function letterReference(
  iban: string | null,
  counter: number,
  billReference: string | null,
): string | null {
  const account = compactIban(iban ?? '');
  if (!isQrBillIban(account)) return null;
  if (!isQrIban(account)) return buildCreditorReference(FIRST + counter);
  return billReference === null ? null : buildQrReference(billReference.slice(0, PREFIX), FIRST + counter);
}
