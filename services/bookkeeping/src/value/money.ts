import { divideRounded, formatFixed, parseFixed } from '@jahrring/contracts-documents';
import { Decimal } from 'decimal.js';

const SCALE = 2;

/** An amount as whole hundredths. @throws RangeError where it has more than two decimals */
export function toCents(amount: string): bigint {
  return parseFixed(amount, SCALE);
}

/** Hundredths as an amount with two decimals. */
export function fromCents(cents: bigint): string {
  return formatFixed(cents, SCALE);
}

export function negated(amount: string): string {
  return fromCents(-toCents(amount));
}

/** The sum of amounts. */
export function sumOf(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));
}

/** The part of a whole that belongs to a part of another whole, rounded half away from zero; 0 of nothing. */
export function partOf(whole: bigint, part: bigint, of: bigint): bigint {
  if (of === 0n) return 0n;
  return of > 0n ? divideRounded(whole * part, of) : divideRounded(whole * -part, -of);
}

/** An amount in the licence's currency; `rate`: units of it for one of the amount's currency, null where it is the same. */
export function inBase(amount: string, rate: string | null): string {
  if (rate === null) return fromCents(toCents(amount));
  return new Decimal(amount).times(rate).toFixed(SCALE, Decimal.ROUND_HALF_UP);
}
