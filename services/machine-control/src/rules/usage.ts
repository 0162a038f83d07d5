import { epochDay } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';

/** A reading as far as hours are concerned: what the counter showed at the end of a day. */
export interface CounterPoint {
  readOn: string;
  /** Counts up with every new counter. */
  counterNo: number;
  value: string;
}

/** In the order the counter went through them. */
export function inOrder<P extends CounterPoint>(points: readonly P[]): P[] {
  return [...points].sort(
    (a, b) =>
      compare(a.readOn, b.readOn) || a.counterNo - b.counterNo || new Decimal(a.value).comparedTo(b.value),
  );
}

function compare(day: string, other: string): number {
  if (day === other) return 0;
  return day < other ? -1 : 1;
}

/**
 * Returns the usage by the counter from a day to another, both included. Between two readings it is assumed to be even;
 * usage around a counter's replacement is known from the old one's last and the new one's first value.
 */
export function usedBetween(points: readonly CounterPoint[], from: string, to: string): Decimal {
  const days = { first: epochDay(from), last: epochDay(to) };
  let sum = new Decimal(0);
  // Consecutive readings whose usage counts whole are one difference: that of the last and the first of them.
  let began: CounterPoint | undefined;
  let before: CounterPoint | undefined;
  const add = (first: CounterPoint, last: CounterPoint, share?: Decimal) => {
    const used = new Decimal(last.value).minus(first.value);
    sum = sum.plus(share ? used.times(share) : used);
  };
  for (const point of inOrder(points)) {
    const { all, common } =
      before?.counterNo === point.counterNo ? daysBetween(before, point, days) : nothing;
    const isWhole = common > 0 && common === all;
    if (began && before && !isWhole) add(began, before);
    if (before && common > 0 && !isWhole) add(before, point, new Decimal(common).div(all));
    began = isWhole ? (began ?? before) : undefined;
    before = point;
  }
  if (began && before) add(began, before);
  return sum;
}

const nothing = { all: 0, common: 0 };

/** Returns the days that the usage between two readings is spread over, and how many of them are among those requested. */
function daysBetween(
  before: CounterPoint,
  point: CounterPoint,
  requested: { first: number; last: number },
): { all: number; common: number } {
  const last = epochDay(point.readOn);
  const first = Math.min(last, epochDay(before.readOn) + 1);
  const common = Math.min(last, requested.last) - Math.max(first, requested.first) + 1;
  return { all: last - first + 1, common };
}
