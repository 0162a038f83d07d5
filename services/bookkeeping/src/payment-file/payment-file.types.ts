import type { Currency } from '@jahrring/contracts-common';

/** As ISO 20022 wants it: in fields, never in lines. */
export interface StructuredAddress {
  street: string | null;
  houseNumber: string | null;
  zip: string | null;
  city: string;
  /** ISO 3166. */
  country: string;
}

/** QR reference of 27 digits, or creditor reference (ISO 11649); without blanks. */
export interface PaymentReference {
  kind: 'QRR' | 'SCOR';
  value: string;
}

/** One order to pay, of one bill or of several of one creditor. */
export interface CreditTransfer {
  /** Stays with the payment through the banks and comes back in camt and pain.002. */
  endToEndId: string;
  /** Supplier bills that it pays. */
  billIds: readonly string[];
  amount: string;
  currency: Currency;
  creditorName: string;
  address: StructuredAddress;
  iban: string;
  /** Needed only where the account cannot be reached by its IBAN alone. */
  bic: string | null;
  reference: PaymentReference | null;
  /** Text for the creditor; at most 140 characters. */
  text: string;
}

export interface PaymentOrder {
  /** Unique for each debtor for at least 90 days; the parts of the file are named after it. */
  messageId: string;
  /** ISO 8601, kept with the run: the file made again has the same bytes. */
  createdAt: string;
  executionDate: string;
  /** One debit on the account's statement for all, or one each. */
  batchBooking: boolean;
  debtor: { name: string; address: StructuredAddress | null; iban: string; bic: string | null };
  transfers: readonly CreditTransfer[];
}

/** Reason why a file cannot be made; `badBic`: the bank's BIC is wrong, or missing where an IBAN is not enough. */
export type PaymentRefusalReason =
  | 'empty'
  | 'badIdentifier'
  | 'doubleIdentifier'
  | 'debtorQrIban'
  | 'badDebtorIban'
  | 'mixedCurrency'
  | 'badAmount'
  | 'notPositive'
  | 'billTwice'
  | 'badIban'
  | 'badReference'
  | 'qrIbanWithoutReference'
  | 'qrReferenceOnPlainIban'
  | 'noName'
  | 'noAddress'
  | 'badBic';

/** `transfer`: place of the transfer that is at fault; null where the whole order is. */
export interface PaymentRefusal {
  reason: PaymentRefusalReason;
  transfer: number | null;
}
