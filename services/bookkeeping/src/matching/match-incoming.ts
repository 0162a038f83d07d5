import { daysBetween } from '@jahrring/contracts-common';
import { fromCents, toCents } from '../value';
import type { Candidate, Incoming, Match, MatchDoubt, MatchReason, OpenBill } from './matching.types';
import type { OpenBills } from './open-bills';
import { paidOf, shareOf } from './share';

const scores: Readonly<Record<Exclude<MatchReason, 'date'>, number>> = {
  ...{ reference: 20, number: 5, discount: 5, nearDiscount: 3, amount: 4, iban: 3, name: 2 },
};
/** The day counts only where something else speaks for a bill. */
const leastForDate = 5;
const mostCandidates = 5;
/** Looked at for one line; an amount that hundreds of bills have says nothing. */
const mostLookedAt = 200;

/**
 * Finds the bills that money is for: by reference, number, the payer's account with the exact amount, then by score.
 * Only an exact reference with the exact amount is `high`.
 */
export function matchIncoming(line: Incoming, bills: OpenBills): Match {
  const byReference = line.reference === null ? null : matchReference(line, line.reference, bills);
  if (byReference) return byReference;
  const doubts: MatchDoubt[] = line.reference === null ? [] : ['unknownReference'];
  const named = matchNumbers(line, bills);
  if (named) return { level: 'medium', doubts, candidates: [named] };
  const candidates = scored(line, bills);
  const [best, second] = candidates;
  if (best === undefined) return { level: 'none', doubts: [...doubts, 'nothingFound'], candidates };
  if (!isGround(best)) return { level: 'none', doubts: [...doubts, 'weak'], candidates };
  if (best.score === second?.score) return { level: 'none', doubts: [...doubts, 'ambiguous'], candidates };
  return { level: 'medium', doubts, candidates };
}

/** Null where no bill has the reference. */
function matchReference(line: Incoming, reference: string, bills: OpenBills): Match | null {
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

/** Bills that are named by their numbers, and of which exactly what was paid is open: one, or several of one debtor together. */
export function matchNumbers(line: Incoming, bills: OpenBills): Candidate | null {
  const named = bills.namedIn(line.text).filter(({ currency }) => currency === line.currency);
  const [only, ...others] = named;
  if (only && others.length === 0) {
    const isExact = toCents(only.open) === paidOf(line);
    return isExact ? candidateOf(line, only, ['number', ...payerGrounds(line, only, bills)]) : null;
  }
  return matchTogether(line, named);
}

function payerGrounds(line: Incoming, bill: OpenBill, bills: OpenBills): MatchReason[] {
  return [
    ...(bills.ofIban(line.counterpartyIban).includes(bill) ? (['iban'] as const) : []),
    ...(bills.ofName(line.counterpartyName).includes(bill) ? (['name'] as const) : []),
  ];
}

/** Several bills that are named, and open together exactly what was paid. */
function matchTogether(line: Incoming, same: readonly OpenBill[]): Candidate | null {
  const sum = same.reduce((total, { open }) => total + toCents(open), 0n);
  const debtors = new Set(same.map(({ addressId }) => addressId));
  if (same.length < 2 || debtors.size > 1 || sum !== paidOf(line)) return null;
  const shares = same.map(({ id, open }) => ({ billId: id, amount: open, cashDiscount: '0.00' }));
  return { score: scores.number + scores.amount, reasons: ['number', 'amount'], shares };
}

/** A number, or an account with the amount; an amount or a name alone is chance. */
function isGround({ reasons }: Candidate): boolean {
  const amount = reasons.some((reason) => reason === 'amount' || reason === 'discount');
  return reasons.includes('number') || (amount && (reasons.includes('iban') || reasons.includes('name')));
}

function scored(line: Incoming, bills: OpenBills): Candidate[] {
  const named = bills.namedIn(line.text);
  const ofPayer = bills.ofIban(line.counterpartyIban);
  const ofName = bills.ofName(line.counterpartyName);
  const sameAmount = bills.ofAmount(line.currency, line.amount);
  const grounds = [
    { bills: new Set(named), reason: 'number' as const },
    { bills: new Set(ofPayer), reason: 'iban' as const },
    { bills: new Set(ofName), reason: 'name' as const },
  ];
  const looked = new Set([...named, ...ofPayer, ...ofName, ...sameAmount].slice(0, mostLookedAt));
  return [...looked]
    .filter(({ currency }) => currency === line.currency)
    .map((bill) => {
      const reasons = grounds.filter((ground) => ground.bills.has(bill)).map(({ reason }) => reason);
      return candidateOf(line, bill, reasons);
    })
    .sort((one, other) => other.score - one.score || byBill(one, other))
    .slice(0, mostCandidates);
}

const byBill = (one: Candidate, other: Candidate): number =>
  (one.shares[0]?.billId ?? '') < (other.shares[0]?.billId ?? '') ? -1 : 1;

function candidateOf(line: Incoming, bill: OpenBill, grounds: readonly MatchReason[]): Candidate {
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
