import {
  compactIban,
  isCreditorReference,
  isQrBillIban,
  isQrIban,
  isQrReference,
} from '@jahrring/contracts-common';
import { findForbiddenCharacter, lengthOf } from './qr-characters';
import type { QrAddress, QrBill, QrIssue } from './qr-bill.types';

const addressLimits = { name: 70, street: 70, buildingNumber: 16, postalCode: 16, town: 35 } as const;
const requiredAddressFields = ['name', 'postalCode', 'town'] as const;

export const MESSAGE_AND_INFORMATION_MAX = 140;
export const ALTERNATIVE_SCHEME_MAX = 100;
export const ALTERNATIVE_SCHEMES_MAX = 2;

/** The only messages under which an amount of 0.00 is allowed. */
export const notForPayment = [
  'NICHT ZUR ZAHLUNG VERWENDEN',
  'NE PAS UTILISER POUR LE PAIEMENT',
  'NON UTILIZZARE PER IL PAGAMENTO',
  'DO NOT USE FOR PAYMENT',
] as const;

/** Checks every rule of the guidelines on the data; an empty answer means the code can be printed. */
export function validateQrBill(bill: QrBill): QrIssue[] {
  return [
    ...checkAccount(bill),
    ...checkAddress(bill.creditor, 'creditor'),
    ...(bill.debtor ? checkAddress(bill.debtor, 'debtor') : []),
    ...checkAmount(bill),
    ...checkReference(bill),
    ...checkTexts(bill),
  ];
}

function checkAccount(bill: QrBill): QrIssue[] {
  const issues: QrIssue[] = [];
  if (!isQrBillIban(compactIban(bill.iban))) issues.push({ code: 'iban', field: 'iban' });
  if (bill.currency !== 'CHF' && bill.currency !== 'EUR')
    issues.push({ code: 'currency', field: 'currency' });
  return issues;
}

function checkAddress(address: QrAddress, field: 'creditor' | 'debtor'): QrIssue[] {
  const issues: QrIssue[] = [];
  for (const key of requiredAddressFields) {
    if (address[key].trim() === '') issues.push({ code: 'required', field: `${field}.${key}` });
  }
  for (const [key, max] of Object.entries(addressLimits)) {
    const value = address[key as keyof typeof addressLimits] ?? '';
    if (lengthOf(value) > max) issues.push({ code: 'length', field: `${field}.${key}` });
    if (findForbiddenCharacter(value)) issues.push({ code: 'characters', field: `${field}.${key}` });
  }
  if (!/^[A-Z]{2}$/.test(address.country)) issues.push({ code: 'country', field: `${field}.country` });
  return issues;
}

function checkAmount(bill: QrBill): QrIssue[] {
  if (bill.amount === undefined) return [];
  if (!/^(0|[1-9]\d{0,8})\.\d{2}$/.test(bill.amount)) return [{ code: 'amount', field: 'amount' }];
  if (bill.amount !== '0.00') return [];
  const allowed = (notForPayment as readonly string[]).includes(bill.message ?? '');
  return allowed ? [] : [{ code: 'amount', field: 'amount' }];
}

function checkReference(bill: QrBill): QrIssue[] {
  const { referenceType, reference = '' } = bill;
  const account = compactIban(bill.iban);
  // A wrong account has its fault already: what belongs to it is not known.
  const isOfAccount = !isQrBillIban(account) || isQrIban(account) === (referenceType === 'QRR');
  if (!['QRR', 'SCOR', 'NON'].includes(referenceType) || !isOfAccount) {
    return [{ code: 'reference-type', field: 'referenceType' }];
  }
  const valid = { QRR: isQrReference, SCOR: isCreditorReference, NON: (text: string) => text === '' };
  return valid[referenceType](reference) ? [] : [{ code: 'reference', field: 'reference' }];
}

function checkTexts(bill: QrBill): QrIssue[] {
  const issues: QrIssue[] = [];
  const { message = '', billInformation = '', alternativeSchemes = [] } = bill;
  if (lengthOf(message) + lengthOf(billInformation) > MESSAGE_AND_INFORMATION_MAX) {
    issues.push({ code: 'message', field: 'message' });
  }
  if (findForbiddenCharacter(message)) issues.push({ code: 'characters', field: 'message' });
  if (findForbiddenCharacter(billInformation)) issues.push({ code: 'characters', field: 'billInformation' });
  if (alternativeSchemes.length > ALTERNATIVE_SCHEMES_MAX) {
    issues.push({ code: 'structure', field: 'alternativeSchemes' });
  }
  alternativeSchemes.forEach((scheme, index) => {
    const field = `alternativeSchemes.${index}`;
    if (lengthOf(scheme) > ALTERNATIVE_SCHEME_MAX) issues.push({ code: 'length', field });
    if (findForbiddenCharacter(scheme)) issues.push({ code: 'characters', field });
  });
  return issues;
}
