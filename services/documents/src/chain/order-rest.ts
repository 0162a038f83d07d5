import type { Country } from '@jahrring/contracts-common';
import { parseFixed, sumFixed } from '@jahrring/contracts-documents';
import { documentTotals } from '../record';
import type { PositionEntity, PositionRecord, PricedDraft } from '../record';
import { shareOf, copyPositions } from '../portion';
import type { Chosen } from '../portion';
import { carryLines, isWithin, restOf } from './carry-line';
import type { RateShare, RateSum } from './carry-line';

const MONEY_SCALE = 2;
const QUANTITY_SCALE = 3;
/** Hundredths by which a part may differ from what it would be by itself, and still be that part unchanged. */
const SAME = 2n;
const CASH_STEP = 5n;

/** A document that took of another one. */
export interface BilledPart {
  document: PricedDraft;
  /** Its lines, without deposits. */
  positions: readonly (PositionRecord | PositionEntity)[];
}

/** The last part of a document: it takes all that is left. */
export interface LastPart {
  source: PricedDraft;
  positions: readonly PositionEntity[];
  /** Parts before it in the order they were made. */
  parts: readonly BilledPart[];
  draft: PricedDraft;
  lines: readonly PositionRecord[];
  country: Country;
  text: string;
  /** True if the total is carried too, where both are rounded to five hundredths. */
  carriesRounding: boolean;
}

/**
 * The line by which the parts of a document are the whole exactly: net and VAT of each rate, and the rounded total. What
 * somebody changed in a part by hand stays as it was changed; only what rounding has left is carried.
 */
export function restLines(last: LastPart): PositionRecord[] {
  const { source, positions, parts, draft, lines, country, text } = last;
  const took = replay(last);
  const own = documentTotals(draft, lines, country);
  const whole = documentTotals(
    source,
    withTaken(positions, [...parts.map((part) => part.positions), lines]),
    country,
  );
  const all = [...took.flatMap(({ groups }) => groups), ...own.groups];
  const shares = restOf(whole.groups, all).filter((share) => hasOneRate(share, [...whole.groups, ...all]));
  const bound = BigInt((positions.length + 2) * (parts.length + 1));
  const carry = { shares, text, vatMode: draft.vatMode };
  const rounds =
    last.carriesRounding && [source, draft].every(isRounded) && took.every(({ isSame }) => isSame);
  if (!rounds) return carryLines(carry);
  const { total, rounding } = documentTotals(draft, [...lines, ...carryLines(carry)], country);
  const left = cents(whole.total) - took.reduce((sum, part) => sum + cents(part.total), 0n);
  const fixed = left - (cents(total) - cents(rounding));
  const isSmall = fixed <= CASH_STEP * bound && fixed >= -CASH_STEP * bound;
  return carryLines({ ...carry, rounding: left === cents(total) || !isSmall ? null : fixed });
}

interface Replayed {
  groups: readonly RateSum[];
  total: string;
  /** True if nobody changed the part since it was created. */
  isSame: boolean;
}

/** Returns the value of each part: as it is, or as it would be if nobody had changed it. */
function replay({ source, positions, parts, country }: LastPart): Replayed[] {
  const quantities = new Map<string, string[]>();
  return parts.map(({ document, positions: lines }) => {
    const chosen = chosenBy(positions, lines);
    const { positions: made, portion } = copyPositions(positions, { quantities }, chosen);
    const { documentDate, deliveryTo } = document;
    const fresh = {
      ...source,
      ...{ documentDate, deliveryTo },
      discountAmount: shareOf(source.discountAmount, portion),
      surchargeAmount: shareOf(source.surchargeAmount, portion),
    };
    for (const [id, { quantity }] of chosen) quantities.set(id, [...(quantities.get(id) ?? []), quantity]);
    const nominal = documentTotals(fresh, made, country);
    const actual = documentTotals(document, lines, country);
    const isSame = isWithin(restOf(nominal.groups, actual.groups), SAME);
    return { ...(isSame ? actual : nominal), isSame };
  });
}

function chosenBy(positions: readonly PositionEntity[], lines: BilledPart['positions']): Map<string, Chosen> {
  const chosen = new Map<string, Chosen>();
  for (const { id } of positions) {
    const own = lines.filter((line) => line.sourcePositionId === id && line.quantity !== null);
    if (own.length === 0) continue;
    const quantity = sumFixed(
      own.map((line) => line.quantity ?? '0'),
      QUANTITY_SCALE,
    );
    chosen.set(id, { quantity });
  }
  return chosen;
}

/** The lines of a document with the optional ones counted that were taken, as far as they were. */
function withTaken(
  positions: readonly PositionEntity[],
  parts: readonly BilledPart['positions'][],
): PositionEntity[] {
  const taken = chosenBy(positions, parts.flat());
  return positions.map((position) => {
    const choice = position.optional ? taken.get(position.id) : undefined;
    return choice ? { ...position, optional: false, quantity: choice.quantity } : position;
  });
}

/** Parts of another year may have another rate: then there is no whole to come to. */
function hasOneRate({ vatKey }: RateShare, sums: readonly RateSum[]): boolean {
  return new Set(sums.filter((sum) => sum.vatKey === vatKey).map(({ rate }) => rate)).size === 1;
}

function isRounded({ cashRounding, currency }: PricedDraft): boolean {
  return cashRounding && currency === 'CHF';
}

function cents(amount: string): bigint {
  return parseFixed(amount, MONEY_SCALE);
}
