import type { AllowanceCharge, EInvoiceLine, VatBreakdown, EInvoiceTotals } from './e-invoice-amounts';

/**
 * An invoice in the terms of EN 16931: what both syntaxes (CII and UBL) are written from. Amounts are decimal strings
 * with two decimals, prices and quantities with up to four, days `YYYY-MM-DD`; BT and BG are the norm's numbers.
 */
export interface EInvoice {
  profile: EInvoiceProfile;
  /** BT-3: 380 invoice, 381 credit note (the amounts of both are positive). */
  typeCode: '380' | '381';
  /** BT-1 */
  number: string;
  /** BT-2 */
  issueDate: string;
  /** BT-9 */
  dueDate: string | null;
  /** BT-5 */
  currency: string;
  /** BT-10: Leitweg-ID or what the buyer asked to be named. */
  buyerReference: string | null;
  /** BT-13 */
  orderReference: string | null;
  /** BT-11 */
  projectReference: string | null;
  /** BG-3: the invoices a credit note or a final invoice refers to. */
  precedingInvoices: readonly PrecedingInvoice[];
  /** BT-22 */
  notes: readonly string[];
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  /** BT-72 */
  deliveryDate: string | null;
  /** BG-14 */
  period: { from: string; to: string } | null;
  payment: EInvoicePayment;
  /** BT-20 */
  terms: string | null;
  lines: readonly EInvoiceLine[];
  /** BG-20 and BG-21 */
  allowances: readonly AllowanceCharge[];
  /** BG-23 */
  breakdown: readonly VatBreakdown[];
  totals: EInvoiceTotals;
}

export type EInvoiceProfile = 'en16931' | 'xrechnung';

export interface PrecedingInvoice {
  number: string;
  date: string | null;
}

export interface EInvoiceParty {
  /** BT-29, BT-46: the other side's number for it. */
  id: string | null;
  name: string;
  /** BT-31, BT-48: with the country in front. */
  vatId: string | null;
  address: {
    street: string | null;
    extra: string | null;
    zip: string;
    city: string;
    /** Two letters. */
    country: string;
  };
  contact: { name: string | null; phone: string | null; email: string | null } | null;
  /** BT-34, BT-49; the scheme is of the list EAS (`EM` is an e-mail address). */
  electronicAddress: { scheme: string; value: string } | null;
}

export interface EInvoicePayment {
  /** BT-81: 58 SEPA credit transfer, 30 another one, 1 none named. */
  code: '58' | '30' | '1';
  /** BT-84 */
  iban: string | null;
  /** BT-85 */
  accountName: string | null;
  /** BT-83 */
  reference: string | null;
}
