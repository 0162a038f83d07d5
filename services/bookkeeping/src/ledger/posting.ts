import type { JournalSource, VatSide } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import { fromCents, toCents } from '../value';

/** A line to post: `amount` is a debit where it is positive and a credit where it is negative, in the licence's currency. */
export interface PostingLine {
  account: string;
  amount: string;
  /** The same amount in another currency. */
  foreign?: { currency: Currency; amount: string } | undefined;
  /** Of a line with VAT, also at 0 per cent: what the tax is on; negative where turnover or purchase is taken back. */
  vat?: { side: VatSide; key: string; rate: string; base: string } | undefined;
  costCentre?: string | null | undefined;
  projectId?: string | null | undefined;
  addressId?: string | null | undefined;
}

/** An act to post. */
export interface Posting {
  bookedOn: string;
  documentDate?: string | null;
  text: string;
  documentNumber?: string | null;
  /** With `sourceId` unique in the licence: an act is posted once, however often it is asked for. */
  source: JournalSource;
  sourceId: string;
  reversesId?: string | null;
  lines: readonly PostingLine[];
  /**
   * Into the first open day after it, where the day is closed (default: refused). For what others have done already, such as
   * issuing a bill: it cannot be refused any more.
   */
  orNextOpenDay?: boolean;
}

/** Lines worth writing: those with an amount, and those that only say what VAT is on. */
export function linesWorthPosting(lines: readonly PostingLine[]): PostingLine[] {
  return lines.filter(({ amount, vat }) => toCents(amount) !== 0n || (vat && toCents(vat.base) !== 0n));
}

/** Sums of debits and of credits; equal in a balanced posting. */
export function sidesOf(lines: readonly Pick<PostingLine, 'amount'>[]): { debit: string; credit: string } {
  let debit = 0n;
  let credit = 0n;
  for (const { amount } of lines) {
    const cents = toCents(amount);
    if (cents > 0n) debit += cents;
    else credit -= cents;
  }
  return { debit: fromCents(debit), credit: fromCents(credit) };
}
