import { toCents } from '../value';
import type { Candidate, Incoming, Match, MatchDoubt, MatchReason, OpenBill } from './matching.types';
import type { OpenBills } from './open-bills';
import { paidOf } from './share';
import { scores, matchReference, candidateOf } from './match-reference';

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
