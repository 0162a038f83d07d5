import { parseFixed } from '../fixed';
import type { EInvoice } from './e-invoice';

/** A business rule of the norm or of a country: named as there, with the field of the document it speaks about. */
export interface EInvoiceRule {
  id: string;
  /** Dotted path as the issue form names it. */
  field: string;
  /** Told for a missing value; without it the rule's name is told. */
  missing?: true;
  holds: (invoice: EInvoice) => boolean;
}

const MONEY_SCALE = 2;

/** Decimals of a price at most: fine enough that quantity × price is a line's amount where VAT was taken out. */
export const FINE_SCALE = 8;

/** An amount in hundredths. */
export function cents(amount: string): bigint {
  return parseFixed(amount, MONEY_SCALE);
}

export function sumCents(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + cents(amount), 0n);
}

export function isFilled(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text.trim() !== '';
}
