import { daysBetween } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';
import type { Balance } from './dunning.types';

const YEAR = 365;
const PER_CENT = 100;

/** Per cent a year where a licence has set none. */
const byCountry: Readonly<Record<string, string>> = {
  // OR art. 104 par. 1
  CH: '5',
  // ABGB art. 1333 with 1000 (Liechtenstein, 4 %), ABGB § 1000 (Austria, 4 % outside business between companies)
  LI: '4',
  AT: '4',
  // BGB § 288 par. 1: base rate (1.27 % since 1 July 2025) plus 5 points; between companies the licence sets its own
  DE: '6.27',
};
const elsewhere = '5';

/** Interest for default by the custom of a country, per cent a year. */
export function usualInterestRate(country: string): string {
  return byCountry[country] ?? elsewhere;
}

/**
 * Simple interest on what was open day by day, never on interest (OR art. 105 par. 3, BGB § 289), by actual days of 365.
 * @param after first day without interest before it: interest runs from the day after
 * @param until last day that is counted
 */
export function interestOf(
  balances: readonly Balance[],
  { after, until, rate }: { after: string; until: string; rate: string },
): string {
  let sum = new Decimal(0);
  balances.forEach(({ from, open }, index) => {
    const begin = from > after ? from : after;
    const next = balances[index + 1]?.from ?? until;
    const end = next < until ? next : until;
    if (begin < end) sum = sum.plus(new Decimal(open).times(daysBetween(begin, end)));
  });
  return sum
    .times(rate)
    .dividedBy(PER_CENT * YEAR)
    .toFixed(2, Decimal.ROUND_HALF_UP);
}
