import type { BookStatementLineInput, LineMatch, StatementLineView } from '@jahrring/contracts-bookkeeping';

export type Candidate = LineMatch['candidates'][number];

/**
 * Returns the booking that one key makes: the best bill of a clear match, the debit of a payment run, or the payment
 * that is reversed; null if a person must choose.
 */
export function proposalOf({ match, direction }: StatementLineView): BookStatementLineInput | null {
  if (!match || match.level === 'none') return null;
  if (match.pays) return match.pays.isOver ? null : { paymentRunId: match.pays.runId };
  if (match.returns) return { returnsPaymentId: match.returns.paymentId };
  const [best] = match.candidates;
  return best && direction === 'in' ? bookingOf(best) : null;
}

/** A candidate as what is booked; null where nobody owes it. */
export function bookingOf({ addressId, shares }: Candidate): BookStatementLineInput | null {
  if (addressId === null) return null;
  return {
    addressId,
    allocations: shares.map(({ itemId, amount, cashDiscount }) => ({ itemId, amount, cashDiscount })),
  };
}
