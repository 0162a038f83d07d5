/** An address in structured form, the only one allowed since 21 November 2025. */
export interface QrAddress {
  name: string;
  street?: string;
  buildingNumber?: string;
  postalCode: string;
  town: string;
  /** Two letters. */
  country: string;
}

export type QrReferenceType = 'QRR' | 'SCOR' | 'NON';

/** The data of a Swiss QR code (SIX guidelines 2.3). Amounts are decimal strings with two decimals. */
export interface QrBill {
  iban: string;
  creditor: QrAddress;
  amount?: string;
  currency: string;
  debtor?: QrAddress;
  referenceType: QrReferenceType;
  reference?: string;
  message?: string;
  billInformation?: string;
  alternativeSchemes?: readonly string[];
}

export type QrIssueCode =
  | 'header'
  | 'structure'
  | 'address-type'
  | 'iban'
  | 'required'
  | 'length'
  | 'characters'
  | 'country'
  | 'amount'
  | 'currency'
  | 'reference-type'
  | 'reference'
  | 'message';

/** One rule that is broken: `field` is a dotted path ("debtor.town"). */
export interface QrIssue {
  code: QrIssueCode;
  field: string;
}
