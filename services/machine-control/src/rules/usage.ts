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
      a.readOn.localeCompare(b.readOn) ||
      a.counterNo - b.counterNo ||
      new Decimal(a.value).comparedTo(b.value),
  );
}

/**
 * Returns the usage by the counter from a day to another, both included. Between two readings it is assumed to be even;
 * usage around a counter's replacement is known from the old one's last and the new one's first value.
 */
export function usedBetween(points: readonly CounterPoint[], from: string, to: string): Decimal {
  const ordered = inOrder(points);
  let sum = new Decimal(0);
  ordered.forEach((point, index) => {
    const before = ordered[index - 1];
    if (before?.counterNo !== point.counterNo) return;
    sum = sum.plus(new Decimal(point.value).minus(before.value).times(shareOf(before, point, from, to)));
  });
  return sum;
}

/** Returns the fraction of the usage between two readings that falls into the requested days. */
function shareOf(before: CounterPoint, point: CounterPoint, from: string, to: string): Decimal {
  const last = epochDay(point.readOn);
  const first = Math.min(last, epochDay(before.readOn) + 1);
  const common = Math.min(last, epochDay(to)) - Math.max(first, epochDay(from)) + 1;
  return new Decimal(Math.max(0, common)).div(last - first + 1);
}
