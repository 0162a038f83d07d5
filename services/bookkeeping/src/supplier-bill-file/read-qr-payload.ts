import {
  compactIban,
  isCreditorReference,
  isQrBillIban,
  isQrIban,
  isQrReference,
} from '@jahrring/contracts-common';
import { addressLines, checkQrAddress, readQrAddress } from './qr-address';
import { QrPayloadError } from './supplier-bill-file.types';
import type { BillReferenceKind, QrFault, QrFaultCode, QrPayment } from './supplier-bill-file.types';

const maxPayload = 997;
const maxLines = 34;
const messageMax = 140;
const schemeMax = 100;

/** Lines of the code, counted from 1. */
const at = {
  header: 1,
  version: 2,
  coding: 3,
  iban: 4,
  creditor: 5,
  ultimateCreditor: 12,
  amount: 19,
  currency: 20,
  debtor: 21,
  referenceType: 28,
  reference: 29,
  message: 30,
  trailer: 31,
  billInformation: 32,
  schemes: 33,
} as const;

/** The only messages under which an amount of 0.00 is allowed. */
const notForPayment = [
  'NICHT ZUR ZAHLUNG VERWENDEN',
  'NE PAS UTILISER POUR LE PAIEMENT',
  'NON UTILIZZARE PER IL PAGAMENTO',
  'DO NOT USE FOR PAYMENT',
];

class QrLines {
  readonly lines: readonly string[];
  readonly faults: QrFault[] = [];

  constructor(payload: string) {
    this.lines = payload.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  }

  line(number: number): string {
    return this.lines[number - 1] ?? '';
  }

  block(first: number): string[] {
    return Array.from({ length: addressLines }, (_, offset) => this.line(first + offset));
  }

  has(first: number): boolean {
    return this.block(first).some((text) => text !== '');
  }

  check(holds: boolean, code: QrFaultCode, line: number): void {
    if (!holds) this.faults.push({ code, line });
  }
}

/**
 * Reads the payload of a Swiss QR code, its lines parted by LF, CR LF or CR. Bills of before 21 November 2025 are read as well:
 * with combined addresses, and with an ultimate creditor, which nobody may evaluate.
 *
 * @throws QrPayloadError with every line that breaks a rule
 */
export function readQrPayload(payload: string): QrPayment {
  const code = new QrLines(payload);
  checkFrame(code);
  if (code.faults.length === 0) checkContent(code);
  if (code.faults.length > 0) throw new QrPayloadError(code.faults);
  const optional = (line: number) => code.line(line).trim() || null;
  return {
    iban: compactIban(code.line(at.iban)),
    creditor: readQrAddress(code.block(at.creditor)),
    debtor: code.has(at.debtor) ? readQrAddress(code.block(at.debtor)) : null,
    amount: optional(at.amount),
    currency: code.line(at.currency) === 'EUR' ? 'EUR' : 'CHF',
    referenceKind: code.line(at.referenceType) as BillReferenceKind,
    reference: optional(at.reference),
    message: optional(at.message),
    billInformation: optional(at.billInformation),
    alternativeSchemes: code.lines.slice(at.schemes - 1).filter((text) => text.trim() !== ''),
  };
}

/** Returns true if a code contains addresses as lines that are no longer allowed (type K). */
export function hasOldAddress(payload: string): boolean {
  const code = new QrLines(payload);
  return code.line(at.creditor) === 'K' || code.line(at.debtor) === 'K';
}

/** Returns true if the bill states that it is for information only. */
export function isNotForPayment({ amount, message }: QrPayment): boolean {
  return amount === '0.00' && notForPayment.includes(message ?? '');
}

function checkFrame(code: QrLines): void {
  code.check(code.line(at.header) === 'SPC', 'header', at.header);
  if (code.faults.length > 0) return;
  // Minor versions (02xx) are to be read like 0200.
  code.check(/^02\d\d$/.test(code.line(at.version)), 'version', at.version);
  code.check(code.line(at.coding) === '1', 'coding', at.coding);
  if (code.lines.length < at.trailer) return code.check(false, 'missing', code.lines.length + 1);
  code.check(code.line(at.trailer) === 'EPD', 'trailer', at.trailer);
  const last = code.lines.findLastIndex((text) => text !== '') + 1;
  code.check(last <= maxLines, 'tooLong', maxLines + 1);
  code.check(lengthOf(code.lines.join('\n')) <= maxPayload, 'tooLong', last);
  code.lines.forEach((text, index) => code.check(!/\p{Cc}/u.test(text), 'characters', index + 1));
}

function checkContent(code: QrLines): void {
  code.check(isQrBillIban(compactIban(code.line(at.iban))), 'iban', at.iban);
  code.faults.push(...checkQrAddress(code.block(at.creditor), at.creditor));
  checkAmount(code);
  code.check(/^(CHF|EUR)$/.test(code.line(at.currency)), 'currency', at.currency);
  if (code.has(at.debtor)) code.faults.push(...checkQrAddress(code.block(at.debtor), at.debtor));
  checkReference(code);
  const message = lengthOf(code.line(at.message));
  code.check(message <= messageMax, 'length', at.message);
  const both = message + lengthOf(code.line(at.billInformation));
  code.check(message > messageMax || both <= messageMax, 'length', at.billInformation);
  for (const line of [at.schemes, at.schemes + 1]) {
    code.check(lengthOf(code.line(line)) <= schemeMax, 'length', line);
  }
}

function checkAmount(code: QrLines): void {
  const amount = code.line(at.amount);
  const isZero = amount === '0.00';
  const valid = amount === '' || /^(0|[1-9]\d{0,8})\.\d{2}$/.test(amount);
  code.check(valid && (!isZero || notForPayment.includes(code.line(at.message))), 'amount', at.amount);
}

function checkReference(code: QrLines): void {
  const kind = code.line(at.referenceType);
  const account = compactIban(code.line(at.iban));
  // A wrong account has its fault already: what belongs to it is not known.
  const isOfAccount = !isQrBillIban(account) || isQrIban(account) === (kind === 'QRR');
  if (!/^(QRR|SCOR|NON)$/.test(kind) || !isOfAccount) {
    return code.check(false, 'referenceType', at.referenceType);
  }
  const reference = code.line(at.reference);
  const isValid = { QRR: isQrReference, SCOR: isCreditorReference, NON: (text: string) => text === '' };
  code.check(isValid[kind as BillReferenceKind](reference), 'reference', at.reference);
}

function lengthOf(text: string): number {
  return [...text].length;
}
