import type { Country } from '@jahrring/contracts-common';
import { parseFixed } from '@jahrring/contracts-documents';
import type { DocumentTotals } from '@jahrring/contracts-documents';
import { documentTotals } from '../record';
import type { PositionRecord, PricedDraft } from '../record';
import { carryLines, isWithin, restOf } from './carry-line';
import type { RateShare, RateSum } from './carry-line';
import type { Credited } from './credited';

const MONEY_SCALE = 2;
/** Each total is rounded to five hundredths. */
const CASH_STEP = 5n;

/** A credit that is being made, with what its bill came to. */
export interface ClosedCredit {
  draft: PricedDraft;
  country: Country;
  billed: { groups: readonly RateSum[]; total: string };
  credited: Credited;
  completes: boolean;
  /** Hundredths by which rounding may differ. */
  bound: bigint;
  text: string;
}

/**
 * Lines of a credit with what makes its sums fit: the last one credits exactly what is left of each rate and of the total,
 * and none before it more than that. What differs by more than rounding is left for the check to refuse.
 */
export function closeCredit(positions: readonly PositionRecord[], credit: ClosedCredit): PositionRecord[] {
  const { draft, country, billed, credited, completes, bound, text } = credit;
  const open = restOf(billed.groups, credited.groups);
  const own = documentTotals(draft, positions, country);
  const shares = completes ? difference(open, own) : excess(open, own, bound);
  const carried = carryLines({ shares, text, vatMode: draft.vatMode });
  const totals = documentTotals(draft, [...positions, ...carried], country);
  const left = parseFixed(billed.total, MONEY_SCALE) - parseFixed(credited.total, MONEY_SCALE);
  const rounding = roundingOf(totals, left, credit);
  if (rounding === null) return [...positions, ...carried];
  const groups = shares.length > 0 ? shares : open.map((share) => ({ ...share, net: 0n, vat: 0n }));
  return [...positions, ...carryLines({ shares: groups, rounding, text, vatMode: draft.vatMode })];
}

/** Returns the amounts that bring a credit's rates to what is left of them. */
function difference(open: readonly RateShare[], own: DocumentTotals): RateShare[] {
  return open.map((share) => {
    const same = own.groups.find(({ vatKey, rate }) => vatKey === share.vatKey && rate === share.rate);
    const of = (amount: string | undefined) => parseFixed(amount ?? '0', MONEY_SCALE);
    return { ...share, net: share.net - of(same?.net), vat: share.vat - of(same?.vat) };
  });
}

/** Returns the amounts that remove the hundredths by which a credit's rates exceed what is left of them. */
function excess(open: readonly RateShare[], own: DocumentTotals, bound: bigint): RateShare[] {
  const shares = difference(open, own).map((share) => {
    const isDeducted = open.some(
      ({ vatKey, rate, net }) => vatKey === share.vatKey && rate === share.rate && net < 0n,
    );
    const over = (value: bigint) => (isDeducted ? value > 0n : value < 0n);
    return { ...share, net: over(share.net) ? share.net : 0n, vat: over(share.vat) ? share.vat : 0n };
  });
  return shares.filter((share) => isWithin([share], bound));
}

/** The rounding that keeps the totals together within the bill's; null where the credit is rounded for itself. */
function roundingOf(
  { total, rounding }: DocumentTotals,
  left: bigint,
  { draft, completes, bound }: ClosedCredit,
): bigint | null {
  if (!draft.cashRounding || draft.currency !== 'CHF') return null;
  const asked = parseFixed(total, MONEY_SCALE);
  if (asked === left || (!completes && asked < left)) return null;
  const due = asked - parseFixed(rounding, MONEY_SCALE);
  const fixed = left - due;
  const most = CASH_STEP * bound;
  return fixed <= most && fixed >= -most ? fixed : null;
}
