import type { DunningLevel, DunningRuleKind } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';

/** Dunning rule for a bill or a debtor, as set by `setDunningRule`. */
export interface Rule {
  kind: DunningRuleKind;
  until: string | null;
  reason: string;
}

/** A letter that a bill stood in. */
export interface EarlierLetter {
  level: DunningLevel;
  issuedOn: string;
  dueDate: string;
  /** Until this day interest was claimed; null where none was. */
  interestUntil: string | null;
}

/** Open amount of a bill from a day on, in its currency. */
export interface Balance {
  from: string;
  open: string;
}

/** An overdue bill as the rules look at it. */
export interface OverdueBill {
  itemId: string;
  number: string;
  addressId: string | null;
  addressName: string;
  documentDate: string;
  dueDate: string;
  currency: Currency;
  exchangeRate: string | null;
  amount: string;
  /** Less what a correction of this bill has in credit. */
  open: string;
  balances: readonly Balance[];
  /** Issued and not cancelled, the latest last. */
  letters: readonly EarlierLetter[];
  rule: Rule | null;
}

/** Facts that apply to all letters to one debtor in one currency. */
export interface DebtorFacts {
  rule: Rule | null;
  /** Day of the latest letter to them. */
  lastLetterOn: string | null;
  email: string | null;
  /** Credit of the debtor that belongs to no bill. */
  credit: string;
  /** Open of earlier letters' fees and interest. */
  earlierFees: string;
  hasAddress: boolean;
}
