import type { CashDiscount, Currency } from '@jahrring/contracts-common';

/** Open bill with the data needed to match money to it. Amounts are positive. */
export interface OpenBill {
  id: string;
  number: string;
  addressId: string | null;
  addressName: string;
  documentDate: string;
  dueDate: string;
  currency: Currency;
  open: string;
  reference: string | null;
  cashDiscounts: readonly CashDiscount[];
}

/** Money that came in. */
export interface Incoming {
  bookedOn: string;
  amount: string;
  currency: Currency;
  /** Charges that the bank deducted before it booked the amount. */
  chargesIncluded: string;
  reference: string | null;
  counterpartyName: string | null;
  counterpartyIban: string | null;
  text: string;
}

/**
 * Reason why a bill is proposed: its reference; its number in the text; the amount equals the open amount; equals it
 * less a cash discount of its terms, or nearly; the payer's account or name is the debtor's; paid about when it was
 * due.
 */
export type MatchReason =
  | 'reference'
  | 'number'
  | 'amount'
  | 'discount'
  | 'nearDiscount'
  | 'iban'
  | 'name'
  | 'date';

/** Reason why a match is not certain. */
export type MatchDoubt =
  | 'unknownReference'
  | 'alreadyPaid'
  | 'ambiguous'
  | 'weak'
  | 'otherAmount'
  | 'otherCurrency'
  | 'nothingFound';

/** Part of the money that would settle one bill. */
export interface Share {
  billId: string;
  amount: string;
  cashDiscount: string;
}

export interface Candidate {
  score: number;
  reasons: MatchReason[];
  shares: Share[];
}

/**
 * `high`: exact reference and the open amount: may book itself. `medium`: a person confirms the first candidate. `none`: a person
 * chooses.
 */
export interface Match {
  level: 'high' | 'medium' | 'none';
  doubts: MatchDoubt[];
  /** The best first; at most five. */
  candidates: Candidate[];
}
