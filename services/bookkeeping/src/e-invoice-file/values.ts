import { localDate } from '@jahrring/contracts-common';
import type { EInvoice, EInvoiceProfile, VatCategory } from '@jahrring/contracts-documents/e-invoice';
import { Decimal } from 'decimal.js';
import { nodeAt, textAt, type XmlNode } from '../xml';
import { EInvoiceFileError } from './e-invoice-file.types';

const decimalText = /^[+-]?\d{1,12}(\.\d{0,20})?$/;
/** Decimals the rules count with. */
const scales = { price: 8, quantity: 6, percent: 2 } as const;
const categories: readonly string[] = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] satisfies VatCategory[];
/** UNTDID 1001 as far as EN 16931 allows it: invoices, and what is credited. */
const invoiceTypes = ['71', '80', '82', '84', '102', '218', '219', '331', '326', '380', '382', '383', '384'];
const otherInvoiceTypes = ['385', '386', '387', '388', '389', '390', '393', '394', '395', '456', '457'];
const lateInvoiceTypes = [
  '527',
  '553',
  '575',
  '623',
  '633',
  '751',
  '780',
  '817',
  '870',
  '875',
  '876',
  '877',
  '935',
];
const creditTypes = ['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532'];
const invoices = [...invoiceTypes, ...otherInvoiceTypes, ...lateInvoiceTypes];

function decimalAt(node: XmlNode | undefined, path: readonly string[]): Decimal | null {
  const text = textAt(node, ...path);
  if (text === null) return null;
  if (!decimalText.test(text)) throw new EInvoiceFileError('badAmount', path.at(-1) ?? '');
  return new Decimal(text);
}

/** An amount with two decimals; null where there is none. @throws EInvoiceFileError where it has more */
export function amountAt(node: XmlNode | undefined, ...path: string[]): string | null {
  const amount = decimalAt(node, path);
  if (amount && amount.decimalPlaces() > 2) throw new EInvoiceFileError('badAmount', path.at(-1) ?? '');
  return amount?.toFixed(2) ?? null;
}

/** A price, quantity or percentage, rounded to what the rules count with. */
export function numberAt(
  node: XmlNode | undefined,
  kind: keyof typeof scales,
  ...path: string[]
): string | null {
  return decimalAt(node, path)?.toDecimalPlaces(scales[kind]).toFixed() ?? null;
}

/** The price of one unit: of a price for several, its share. */
export function pricePerUnit(price: string | null, quantity: string | null): string {
  const one = new Decimal(price ?? '0').div(quantity === null || Number(quantity) === 0 ? 1 : quantity);
  return one.toDecimalPlaces(scales.price).toFixed();
}

/** A day, written `YYYY-MM-DD` or `YYYYMMDD`, perhaps with a zone behind it. */
export function dayAt(node: XmlNode | undefined, ...path: string[]): string | null {
  const text = textAt(node, ...path);
  if (text === null) return null;
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const read = localDate.safeParse(`${year}-${month}-${day}`);
  if (!read.success) throw new EInvoiceFileError('badDate', path.at(-1) ?? '');
  return read.data;
}

/** Returns true if a tax is VAT; also if none is named. */
export function isVat(node: XmlNode, ...path: string[]): boolean {
  return (textAt(node, ...path) ?? 'VAT').toUpperCase() === 'VAT';
}

export function attributeAt(node: XmlNode | undefined, attribute: string, ...path: string[]): string {
  return nodeAt(node, ...path)?.attributes[attribute] ?? '';
}

export function categoryAt(node: XmlNode | undefined, ...path: string[]): VatCategory {
  const code = textAt(node, ...path) ?? '';
  if (!categories.includes(code)) throw new EInvoiceFileError('badCode', path.at(-1) ?? '');
  return code as VatCategory;
}

/** BT-3 as one of the two that differ in what is owed. */
export function typeCodeOf(code: string | null, element: string): EInvoice['typeCode'] {
  if (creditTypes.includes(code ?? '')) return '381';
  if (!invoices.includes(code ?? '')) throw new EInvoiceFileError('badCode', element);
  return '380';
}

/** BT-24: XRechnung names itself, every other is looked at as the norm alone. */
export function profileOf(guideline: string | null): EInvoiceProfile {
  return /xrechnung/i.test(guideline ?? '') ? 'xrechnung' : 'en16931';
}

/** BT-81 as the model knows it: a SEPA transfer, another transfer, something else. */
export function paymentCodeOf(code: string | null): EInvoice['payment']['code'] {
  if (code === '58') return '58';
  return code === '30' ? '30' : '1';
}
