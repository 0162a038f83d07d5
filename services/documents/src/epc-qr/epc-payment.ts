import { compactIban, isCreditorReference, isIban } from '@jahrring/contracts-common';
import { parseFixed } from '@jahrring/contracts-documents';
import { isSettled } from '../snapshot';
import type { DocumentSnapshot, EpcPayment } from '../snapshot';

/** Countries with the euro, whose accounts such a code pays to; Switzerland has a payment part of its own. */
const euroCountries = ['DE', 'AT', 'FR', 'IT', 'BE', 'ES', 'LU', 'NL'];
const NAME_MAX = 70;
const TEXT_MAX = 140;
const PAYLOAD_MAX = 331;
const MOST = 99_999_999_999n;

/** Returns true if a bill is paid by such a code: in euros, to an account in a country of the euro. */
export function needsEpcCode(document: DocumentSnapshot): boolean {
  const { type, currency, sender } = document;
  const country = compactIban(sender?.iban ?? '').slice(0, 2);
  return type === 'bill' && currency === 'EUR' && euroCountries.includes(country) && !isSettled(document);
}

/** Returns the payment; a bill without creditor reference is identified by its number. */
export function buildEpcPayment(document: DocumentSnapshot, reference: string | null): EpcPayment {
  const { sender, totals, number } = document;
  return {
    name: (sender?.name ?? '').slice(0, NAME_MAX),
    iban: compactIban(sender?.iban ?? ''),
    amount: totals.total,
    reference,
    text: reference === null ? (number ?? '').slice(0, TEXT_MAX) : null,
  };
}

export type EpcIssue = 'name' | 'iban' | 'amount' | 'reference' | 'text' | 'length';

/** The rules a payment breaks; empty when its code can be printed. */
export function validateEpcPayment(payment: EpcPayment): EpcIssue[] {
  const { name, iban, amount, reference, text } = payment;
  const issues: EpcIssue[] = [];
  if (name.trim() === '' || name.length > NAME_MAX || hasLineEnd(name)) issues.push('name');
  if (!isIban(iban)) issues.push('iban');
  if (!/^\d{1,9}\.\d{2}$/.test(amount) || isOutOfRange(amount)) issues.push('amount');
  if (reference !== null && (!isCreditorReference(reference) || text !== null)) issues.push('reference');
  if (text !== null && (text.length > TEXT_MAX || hasLineEnd(text))) issues.push('text');
  if (Buffer.byteLength(buildEpcPayload(payment)) > PAYLOAD_MAX) issues.push('length');
  return issues;
}

/** The content of the code: twelve lines at most, in UTF-8, without empty ones at the end. */
export function buildEpcPayload({ name, iban, amount, reference, text }: EpcPayment): string {
  const lines = ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${amount}`, '', reference ?? '', text ?? ''];
  return lines.join('\n').replace(/\n+$/, '');
}

function isOutOfRange(amount: string): boolean {
  const cents = parseFixed(amount, 2);
  return cents < 1n || cents > MOST;
}

function hasLineEnd(text: string): boolean {
  return /[\r\n]/.test(text);
}
