import { Decimal } from 'decimal.js';
import { inOrder, type CounterPoint } from './usage';

export interface ReadingCheck {
  readOn: string;
  value: string;
  /** True if other readings of the same day are earlier (a person types now); false if they may be later. */
  sameDayIsBefore: boolean;
}

/** Returns which counter was in the machine on a day: the newest that was read until then. */
export function counterOn(points: readonly CounterPoint[], day: string): number {
  const until = points.filter(({ readOn }) => readOn <= day);
  const known = until.length > 0 ? Math.max(...until.map(({ counterNo }) => counterNo)) : undefined;
  return known ?? Math.min(...points.map(({ counterNo }) => counterNo), ...(points.length > 0 ? [] : [1]));
}

/**
 * A counter never runs backwards: the reading that this one contradicts, if there is one. `from` is the value read
 * elsewhere, `to` the value asked about.
 */
export function contradiction(
  points: readonly CounterPoint[],
  { readOn, value, sameDayIsBefore }: ReadingCheck,
): { from: string; to: string } | null {
  const counterNo = counterOn(points, readOn);
  const same = inOrder(points.filter((point) => point.counterNo === counterNo));
  const before = same.findLast((point) => (sameDayIsBefore ? point.readOn <= readOn : point.readOn < readOn));
  const after = same.find((point) => point.readOn > readOn);
  if (before && new Decimal(value).lt(before.value)) return { from: before.value, to: value };
  if (after && new Decimal(value).gt(after.value)) return { from: after.value, to: value };
  return null;
}

export interface HoursCheck {
  /** Last value of the counter. */
  last: string;
  value: string;
  /** Quantity recorded on time sheets since then. */
  recorded: Decimal;
  tolerancePercent: number;
}

/** Less than this between counter and time sheets is never worth a word. */
const smallest = 1;

/**
 * Returns the expected counter value by the hours recorded since the last reading; null if it matches, or nothing is
 * recorded.
 */
export function expectedValue({ last, value, recorded, tolerancePercent }: HoursCheck): string | null {
  if (recorded.lte(0)) return null;
  const expected = new Decimal(last).plus(recorded);
  const allowed = Decimal.max(smallest, recorded.times(tolerancePercent).div(100));
  return expected.minus(value).abs().gt(allowed) ? expected.toFixed(3) : null;
}

/** Returns by how much new counters show more (or less) than the old ones did, over all exchanges after a day. */
export function shiftAfter(exchanges: readonly CounterPoint[], day: string): Decimal {
  const ordered = inOrder(exchanges.filter(({ readOn }) => readOn > day));
  return ordered.reduce((sum, point, index) => {
    const old = ordered[index - 1];
    const isNew = old !== undefined && old.counterNo < point.counterNo;
    return isNew ? sum.plus(point.value).minus(old.value) : sum;
  }, new Decimal(0));
}
