import type { Currency } from '@jahrring/contracts-common';

/** Reason why part of a statement is not imported: not booked yet; an unknown state, currency or amount. */
export type LeftOutReason = 'notBooked' | 'unknownState' | 'unknownCurrency' | 'zero';

/** Account with the money: an IBAN, or the bank's own number. */
export interface StatementAccount {
  iban: string | null;
  other: string | null;
  currency: Currency | null;
}

/** Signed: negative is an overdrawn account. */
export interface StatementBalance {
  /** ISO 20022 code: OPBD and PRCD open, CLBD closes; ITBD, CLAV and others are neither. */
  code: string;
  amount: string;
  currency: string;
  date: string;
  /** Of the pages of one statement (`INTM`), not of the whole. */
  intermediate: boolean;
}

/** Charge that the bank deducted, in the currency of the row. */
export interface StatementCharge {
  amount: string;
  /** The row's amount is what was left after it (`ChrgInclInd`). */
  included: boolean;
}

/** One transaction (`TxDtls`), or an entry without any. Amounts are positive, with two places. */
export interface StatementRow {
  /** The same in every file that tells of the same transaction. */
  key: string;
  /** The same for all that is said of one entry, with its transactions or without. */
  entryKey: string;
  /** An entry of several transactions that are told in another file (camt.054), or nowhere. */
  collective: boolean;
  bookedOn: string;
  valueOn: string;
  direction: 'in' | 'out';
  amount: string;
  currency: Currency;
  /** Amount ordered in another currency. */
  ordered: { amount: string; currency: string } | null;
  /** Takes back an earlier booking. */
  reversal: boolean;
  /** ISO code, `AC04`, with the bank's words, of what was returned. */
  returnReason: string | null;
  endToEndId: string | null;
  paymentInfoId: string | null;
  bankReference: string | null;
  /** QR reference of 27 digits, or creditor reference (ISO 11649), without spaces. */
  reference: string | null;
  counterpartyName: string | null;
  counterpartyIban: string | null;
  text: string;
  charges: StatementCharge[];
}

export interface LeftOutEntry {
  reason: LeftOutReason;
  bookedOn: string | null;
  amount: string;
  currency: string;
  direction: 'in' | 'out';
  text: string;
}

/** One statement (camt.053) or notification (camt.054) of a file. */
export interface Statement {
  kind: 'statement' | 'notification';
  id: string;
  /** Electronic sequence number, where the bank counts. */
  sequence: string | null;
  page: number;
  lastPage: boolean;
  account: StatementAccount;
  createdAt: string | null;
  from: string | null;
  to: string | null;
  balances: StatementBalance[];
  /** Sum of the entries, as stated by the bank; signed. */
  summary: { entries: number; net: string | null } | null;
  entries: number;
  rows: StatementRow[];
  leftOut: LeftOutEntry[];
}

/** `notXml`: not well-formed or cut off; `notAStatement`: other XML; `hostile`: a document type, too deep; `tooLarge`. */
export type StatementFileFault =
  | 'notXml'
  | 'notAStatement'
  | 'hostile'
  | 'tooLarge'
  | 'badAmount'
  | 'badDate';

/** Says why a file is no statement; `entry` counts from 1 (0: before the first), `element` is where it went wrong. */
export class StatementFileError extends Error {
  constructor(
    readonly fault: StatementFileFault,
    readonly entry = 0,
    readonly element = '',
  ) {
    super(`${fault} at entry ${entry}, ${element}`);
    this.name = 'StatementFileError';
  }
}
