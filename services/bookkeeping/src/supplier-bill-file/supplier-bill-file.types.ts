/** The other side of a bill as it is printed there; empty texts are null. */
export interface BillParty {
  name: string;
  /** With the building number where the bill does not part them. */
  street: string | null;
  buildingNumber: string | null;
  zip: string | null;
  city: string;
  /** Two letters. */
  country: string;
}

export type BillReferenceKind = 'QRR' | 'SCOR' | 'NON';

/** Content of a Swiss QR code (SIX guidelines 2.3; combined addresses of older bills are read too). */
export interface QrPayment {
  iban: string;
  creditor: BillParty;
  debtor: BillParty | null;
  /** Decimal string with two decimals; null where the payer fills it in. */
  amount: string | null;
  currency: 'CHF' | 'EUR';
  referenceKind: BillReferenceKind;
  reference: string | null;
  message: string | null;
  billInformation: string | null;
  alternativeSchemes: readonly string[];
}

/** The VAT of a rate; amounts with two decimals, the rate in percent. */
export interface BillVat {
  rate: string;
  net: string;
  vat: string;
}

/** Percent off when paid within the days, counted from the bill's date. */
export interface BillDiscount {
  percent: string;
  days: number;
}

/** Remark that a person should check before the bill is recorded. */
export type BillRemark =
  | 'oldAddress'
  | 'noAmount'
  | 'notForPayment'
  | 'otherInformation'
  | 'unreadInformation'
  | 'vatDiffers';

/** A supplier's bill as far as a code or file tells it; a person completes it. Days are `YYYY-MM-DD`. */
export interface SupplierBillDraft {
  creditor: BillParty;
  /** UID of the creditor, nine digits. */
  creditorUid: string | null;
  debtor: BillParty | null;
  number: string | null;
  date: string | null;
  customerReference: string | null;
  supply: { from: string; to: string } | null;
  currency: string;
  gross: string | null;
  vat: readonly BillVat[];
  importVat: readonly { rate: string; vat: string }[];
  termDays: number | null;
  dueDate: string | null;
  discounts: readonly BillDiscount[];
  iban: string;
  referenceKind: BillReferenceKind;
  reference: string | null;
  message: string | null;
  remarks: readonly BillRemark[];
}

export type QrFaultCode =
  | 'header'
  | 'version'
  | 'coding'
  | 'missing'
  | 'trailer'
  | 'tooLong'
  | 'characters'
  | 'length'
  | 'required'
  | 'addressType'
  | 'country'
  | 'iban'
  | 'amount'
  | 'currency'
  | 'referenceType'
  | 'reference';

/** A line of a QR code that breaks a rule; lines count from 1. */
export interface QrFault {
  code: QrFaultCode;
  line: number;
}

/** Says which lines of a QR code cannot be read as a bill, first line first. */
export class QrPayloadError extends Error {
  constructor(readonly faults: readonly QrFault[]) {
    super(faults.map(({ code, line }) => `${code} in line ${line}`).join(', '));
    this.name = 'QrPayloadError';
  }
}
