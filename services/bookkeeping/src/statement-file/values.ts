import { currency, localDate } from '@jahrring/contracts-common';
import type { Currency } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';
import { StatementFileError } from './statement-file.types';
import { textAt, type XmlNode } from '../xml';

/** ISO 20022 allows five places and eighteen digits; a bank books whole hundredths. */
const amountText = /^\d{1,13}(\.\d{1,5})?$/;

export interface Amount {
  amount: string;
  currency: string;
}

/** An `Amt` element: two places, positive. @throws StatementFileError `badAmount` */
export function readAmount(node: XmlNode | undefined, entry: number): Amount | null {
  if (!node) return null;
  const text = node.text.trim();
  const value = amountText.test(text) ? new Decimal(text) : null;
  const tooLarge = value?.greaterThanOrEqualTo('1e12') ?? false;
  if (!value || tooLarge || !value.equals(value.toDecimalPlaces(2))) {
    throw new StatementFileError('badAmount', entry, node.name);
  }
  return { amount: value.toFixed(2), currency: node.attributes['Ccy'] ?? '' };
}

/** One of the currencies the product knows; null for any other. */
export function knownCurrency(text: string | null | undefined): Currency | null {
  const read = currency.safeParse(text);
  return read.success ? read.data : null;
}

/** The day of an element that holds `Dt` or `DtTm`. @throws StatementFileError `badDate` */
export function readDay(node: XmlNode | undefined, entry: number): string | null {
  const text = textAt(node, 'Dt') ?? textAt(node, 'DtTm') ?? node?.text.trim();
  if (!text) return null;
  const read = localDate.safeParse(text.slice(0, 10));
  if (!read.success) throw new StatementFileError('badDate', entry, node?.name ?? '');
  return read.data;
}

/** A code as text (`.001.04` and before) or in an element of its own. */
export const readCode = (node: XmlNode | undefined): string | null =>
  textAt(node, 'Cd') ?? textAt(node, 'Prtry') ?? (node?.text.trim() || null);

export const readDirection = (node: XmlNode | undefined): 'in' | 'out' | null => {
  const code = textAt(node, 'CdtDbtInd');
  if (code === 'CRDT') return 'in';
  return code === 'DBIT' ? 'out' : null;
};

/** Banks say so where nothing was given. */
const nothing = new Set(['NOTPROVIDED', 'NOTAVAILABLE', 'NONREF', '']);

export function meaningful(text: string | null): string | null {
  return text === null || nothing.has(text.toUpperCase()) ? null : text;
}

export const withoutBlanks = (text: string): string => text.replace(/\s+/gu, '');

/** Returns true if a text has the form of an IBAN (its check digits are not checked). */
export const looksLikeIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(withoutBlanks(text));
