import { compactIban } from '@jahrring/contracts-common';
import { lengthOf } from './qr-characters';
import type { QrAddress, QrBill, QrIssue, QrReferenceType } from './qr-bill.types';
import { validateQrBill } from './validate-qr-bill';

const HEADER = ['SPC', '0200', '1'] as const;
const TRAILER = 'EPD';
const FIXED_LINES = 31;
const MAX_LINES = 34;
export const PAYLOAD_MAX = 997;

/** Start line of each block, counted from 0. */
const at = {
  iban: 3,
  creditor: 4,
  ultimateCreditor: 11,
  amount: 18,
  currency: 19,
  debtor: 20,
  type: 27,
} as const;
const ADDRESS_LINES = 7;

/** Writes the payload of the code: 31 lines, then billing information and alternative schemes when there are any. */
export function buildQrPayload(bill: QrBill): string {
  const lines = [
    ...HEADER,
    compactIban(bill.iban),
    ...addressLines(bill.creditor),
    ...Array<string>(ADDRESS_LINES).fill(''),
    bill.amount ?? '',
    bill.currency,
    ...(bill.debtor ? addressLines(bill.debtor) : Array<string>(ADDRESS_LINES).fill('')),
    bill.referenceType,
    bill.reference ?? '',
    bill.message ?? '',
    TRAILER,
  ];
  const schemes = bill.alternativeSchemes ?? [];
  // A scheme keeps its line number only behind a line of billing information, be it empty.
  if (bill.billInformation || schemes.length > 0) lines.push(bill.billInformation ?? '', ...schemes);
  return lines.join('\n');
}

/** Reads a payload and checks it; the bill is there as far as the lines allow. */
export function parseQrPayload(payload: string): { bill: QrBill | null; issues: QrIssue[] } {
  const lines = payload.split(/\r\n|\n|\r/);
  const issues = checkFrame(payload, lines);
  if (issues.length > 0) return { bill: null, issues };
  const line = (index: number) => lines[index] ?? '';
  const bill: QrBill = {
    iban: line(at.iban),
    creditor: readAddress(lines, at.creditor),
    ...optional('amount', line(at.amount)),
    currency: line(at.currency),
    ...(hasLines(lines, at.debtor) ? { debtor: readAddress(lines, at.debtor) } : {}),
    referenceType: line(at.type) as QrReferenceType,
    ...optional('reference', line(at.type + 1)),
    ...optional('message', line(at.type + 2)),
    ...optional('billInformation', line(FIXED_LINES)),
    ...(lines.length > FIXED_LINES + 1 ? { alternativeSchemes: lines.slice(FIXED_LINES + 1) } : {}),
  };
  return { bill, issues: validateQrBill(bill) };
}

/** Total length of the payload in characters is part of the rules, so the payload itself is checked too. */
export function isPayloadTooLong(payload: string): boolean {
  return lengthOf(payload) > PAYLOAD_MAX;
}

function checkFrame(payload: string, lines: readonly string[]): QrIssue[] {
  if (HEADER.some((text, index) => lines[index] !== text)) return [{ code: 'header', field: 'header' }];
  if (lines.length < FIXED_LINES || lines.length > MAX_LINES || lines[FIXED_LINES - 1] !== TRAILER) {
    return [{ code: 'structure', field: 'lines' }];
  }
  if (isPayloadTooLong(payload)) return [{ code: 'length', field: 'payload' }];
  if (hasLines(lines, at.ultimateCreditor)) return [{ code: 'structure', field: 'ultimateCreditor' }];
  const issues: QrIssue[] = [];
  if (lines[at.creditor] !== 'S') issues.push({ code: 'address-type', field: 'creditor' });
  if (hasLines(lines, at.debtor) && lines[at.debtor] !== 'S')
    issues.push({ code: 'address-type', field: 'debtor' });
  return issues;
}

function addressLines(address: QrAddress): string[] {
  return [
    'S',
    address.name,
    address.street ?? '',
    address.buildingNumber ?? '',
    address.postalCode,
    address.town,
    address.country,
  ];
}

function readAddress(lines: readonly string[], start: number): QrAddress {
  const line = (offset: number) => lines[start + offset] ?? '';
  return {
    name: line(1),
    ...optional('street', line(2)),
    ...optional('buildingNumber', line(3)),
    postalCode: line(4),
    town: line(5),
    country: line(6),
  };
}

function hasLines(lines: readonly string[], start: number): boolean {
  return lines.slice(start, start + ADDRESS_LINES).some((text) => text !== '');
}

function optional<K extends string>(key: K, value: string): Partial<Record<K, string>> {
  return value === '' ? {} : ({ [key]: value } as Record<K, string>);
}
