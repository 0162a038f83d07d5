import type { FieldError } from '@jahrring/contracts-common';
import { isPriced, parseFixed } from '@jahrring/contracts-documents';
import type { DocumentType } from '@jahrring/contracts-documents';
import { isSettled } from '../snapshot';
import type { DocumentSnapshot } from '../snapshot';
import {
  buildQrPayload,
  findForbiddenCharacter,
  isPayloadTooLong,
  validateQrBill,
} from '@jahrring/pdf/qr-bill';
import type { QrIssue } from '@jahrring/pdf/qr-bill';
import { buildQrBill, needsPaymentPart, paymentReference } from '../document';
import type { ReferenceRule } from '../document';

/** A number as long as any the licence will reach, so that a bill that passes now also passes with its own. */
const LONGEST_COUNTER = 999_999;
const LONGEST_NUMBER = 'X'.repeat(30);

/** Source fields of the payment part's data. */
const qrFields: Readonly<Record<string, string>> = {
  iban: 'sender.iban',
  'creditor.name': 'sender.name',
  'creditor.street': 'sender.street',
  'creditor.buildingNumber': 'sender.houseNumber',
  'creditor.postalCode': 'sender.zip',
  'creditor.town': 'sender.city',
  'creditor.country': 'sender.country',
  'debtor.name': 'recipient.name',
  'debtor.street': 'recipient.street',
  'debtor.buildingNumber': 'recipient.houseNumber',
  'debtor.postalCode': 'recipient.zip',
  'debtor.town': 'recipient.city',
  'debtor.country': 'recipient.country',
  amount: 'totals.total',
  currency: 'currency',
  message: 'paymentMessage',
};

/** Types that consist of lines; the others may be text alone. */
const chargingTypes: readonly DocumentType[] = [
  'offer',
  'order_confirmation',
  'delivery_note',
  'bill',
  'bill_correction',
];

/** A bill or its correction comes to something, unless deposits have paid for it; nothing comes to less than nothing. */
function isPayable(snapshot: DocumentSnapshot): boolean {
  const total = parseFixed(snapshot.totals.total, 2);
  if (total < 0n) return false;
  const isBill = snapshot.type === 'bill' || snapshot.type === 'bill_correction';
  return !isBill || total > 0n || isSettled(snapshot);
}

/** Returns true if an exchange rate is missing: a document that is booked needs a value in the licence's currency. */
function needsRate({ type, currency, baseCurrency, exchangeRate }: DocumentSnapshot): boolean {
  const isBooked = type === 'bill' || type === 'bill_correction';
  return isBooked && baseCurrency !== undefined && currency !== baseCurrency && !exchangeRate;
}

/** Everything that forbids issuing, before a number is taken; empty when the document may be issued. */
export function checkIssuable(
  snapshot: DocumentSnapshot,
  rule: ReferenceRule,
  message: string | null,
): FieldError[] {
  const found = new Map<string, FieldError>();
  const add = (field: string, code: string) => {
    if (!found.has(field)) found.set(field, { field, code, key: `documents:issue.${code}` });
  };
  const charges = chargingTypes.includes(snapshot.type);
  if (charges && !snapshot.positions.some((position) => isPriced(position.kind)))
    add('positions', 'required');
  if (!snapshot.recipient) add('addressId', 'required');
  if (!snapshot.sender) add('sender', 'required');
  if (!isPayable(snapshot)) add('totals.total', 'amount');
  if (needsRate(snapshot)) add('exchangeRate', 'required');
  snapshot.positions.forEach((position, index) => {
    if (hasUnprintable(position.text)) add(`positions.${index}.text`, 'characters');
  });
  for (const field of [
    'title',
    'termTitle',
    'introText',
    'closingText',
    'headerText',
    'footerText',
  ] as const) {
    if (hasUnprintable(snapshot[field] ?? '')) add(field, 'characters');
  }
  if (snapshot.recipient && snapshot.sender && needsPaymentPart(snapshot)) {
    for (const part of ['sender', 'recipient'] as const) {
      if (!snapshot[part]?.street) add(`${part}.street`, 'required');
    }
    for (const issue of checkPaymentPart(snapshot, rule, message)) {
      add(qrFields[issue.field] ?? issue.field, issue.code);
    }
  }
  return [...found.values()];
}

function checkPaymentPart(
  snapshot: DocumentSnapshot,
  rule: ReferenceRule,
  message: string | null,
): QrIssue[] {
  const reference = paymentReference(snapshot.sender?.iban ?? '', rule, LONGEST_COUNTER);
  const bill = buildQrBill({ ...snapshot, number: LONGEST_NUMBER }, reference, message);
  const issues = validateQrBill(bill);
  return isPayloadTooLong(buildQrPayload(bill)) ? [...issues, { code: 'length', field: 'message' }] : issues;
}

/** Marks the embedded typeface has beyond the letters of the payment code. */
const printable = new Set(['\n', '\r', '–', '—', '‘', '’', '‚', '“', '”', '„', '•', '…']);

function hasUnprintable(text: string): boolean {
  const letters = [...text].filter((character) => !printable.has(character)).join('');
  return findForbiddenCharacter(letters) !== undefined;
}
