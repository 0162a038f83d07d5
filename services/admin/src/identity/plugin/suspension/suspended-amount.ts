import { daysFrom, lastDayOf } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';

/** Days of a local calendar, first and last included; `last` null while it goes on. */
export interface DaySpan {
  first: string;
  last: string | null;
}

function includes({ first, last }: DaySpan, day: string): boolean {
  return first <= day && (last === null || day <= last);
}

/**
 * Returns what a price per month amounts to in a month, in francs to the centime: the whole price if the plugin worked
 * on every day of it that the agreement covers, otherwise the share of those days on which it was not suspended. A
 * begun day counts as suspended.
 */
export function amountOf(
  month: string,
  price: string,
  agreed: DaySpan,
  suspended: readonly DaySpan[],
): string {
  const days = daysFrom(`${month}-01`, Number(lastDayOf(month).slice(8)));
  const covered = days.filter((day) => includes(agreed, day));
  const worked = covered.filter((day) => !suspended.some((span) => includes(span, day)));
  if (worked.length === covered.length) return new Decimal(price).toFixed(2);
  return new Decimal(price).times(worked.length).div(covered.length).toFixed(2);
}
