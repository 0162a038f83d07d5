import { daysBetween } from '@jahrring/contracts-common';
import { fromCents, toCents } from '../value';
import type { Candidate, Incoming, Match, MatchReason, OpenBill } from './matching.types';
import type { OpenBills } from './open-bills';
import { paidOf, shareOf } from './share';

export const scores: Readonly<Record<Exclude<MatchReason, 'date'>, number>> = {
  ...{ reference: 20, number: 5, discount: 5, nearDiscount: 3, amount: 4, iban: 3, name: 2 },
};
/** The day counts only where something else speaks for a bill. */
const leastForDate = 5;

/** Null where no bill has the reference. */
export function matchReference(line: Incoming, reference: string, bills: OpenBills): Match | null {
  const asked = bills.ofLetter(reference);
  if (asked) return matchLetter(line, asked);
  const found = bills.ofReference(reference);
  const [bill] = found;
  if (!bill) return bills.wasPaid(reference) ? paidBefore() : null;
  const candidates = found.map((one) => candidateOf(line, one, ['reference']));
  if (found.length > 1) return { level: 'none', doubts: ['ambiguous'], candidates };
  if (bill.currency !== line.currency) return { level: 'medium', doubts: ['otherCurrency'], candidates };
  const isExact = toCents(bill.open) === paidOf(line);
  return isExact
    ? { level: 'high', doubts: [], candidates }
    : { level: 'medium', doubts: ['otherAmount'], candidates };
}

/** A dunning letter is paid as a whole: its bills, the oldest first, then its fee. */
function matchLetter(line: Incoming, asked: readonly OpenBill[]): Match {
  const [first] = asked;
  if (!first) return paidBefore();
  let left = paidOf(line);
  const isExact = asked.reduce((sum, { open }) => sum + toCents(open), 0n) === left;
  const shares = asked.flatMap((bill) => {
    const amount = toCents(bill.open) < left ? toCents(bill.open) : left;
    left -= amount;
    return amount > 0n ? [{ billId: bill.id, amount: fromCents(amount), cashDiscount: '0.00' }] : [];
  });
  const reasons: MatchReason[] = isExact ? ['reference', 'amount'] : ['reference'];
  const candidates = [{ score: scores.reference, reasons, shares }];
  if (first.currency !== line.currency) return { level: 'medium', doubts: ['otherCurrency'], candidates };
  return isExact
    ? { level: 'high', doubts: [], candidates }
    : { level: 'medium', doubts: ['otherAmount'], candidates };
}

const paidBefore = (): Match => ({ level: 'none', doubts: ['alreadyPaid'], candidates: [] });

export function candidateOf(line: Incoming, bill: OpenBill, grounds: readonly MatchReason[]): Candidate {
  const { fit, ...share } = shareOf(bill, paidOf(line), line.bookedOn);
  const reasons = [...grounds];
  if (fit === 'exact') reasons.push('amount');
  if (fit === 'discount' || fit === 'nearDiscount') reasons.push(fit);
  const score = reasons.reduce((sum, reason) => sum + (reason === 'date' ? 0 : scores[reason]), 0);
  const date = score > leastForDate ? dateScore(line, bill) : 0;
  return { score: score + date, reasons: date > 0 ? [...reasons, 'date'] : reasons, shares: [share] };
}

function dateScore({ bookedOn }: Incoming, { dueDate }: OpenBill): number {
  const days = Math.abs(daysBetween(dueDate, bookedOn));
  if (days === 0) return 3;
  if (days <= 14) return 2;
  return days < 35 ? 1 : 0;
}
