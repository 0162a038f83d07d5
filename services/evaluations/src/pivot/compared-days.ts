import { addDays, addMonths, daysBetween } from '@jahrring/contracts-common';
import type { Comparison } from '@jahrring/contracts-evaluations';

/** Days, both inclusive. */
interface Days {
  from: string;
  to: string;
}

const isFirst = (day: string): boolean => day.endsWith('-01');
const isLast = (day: string): boolean => isFirst(addDays(day, 1));
const monthsFrom = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

/** The days that these are compared with: whole months with whole months, other days with as many days. */
export function comparedDays({ from, to }: Days, comparison: Exclude<Comparison, 'total'>): Days {
  const whole = isFirst(from) && isLast(to);
  const months = comparison === 'yearBefore' ? 12 : monthsFrom(from, to);
  if (whole) {
    const first = addMonths(from, -months);
    return { from: first, to: addDays(addMonths(first, monthsFrom(from, to)), -1) };
  }
  if (comparison === 'yearBefore') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}
