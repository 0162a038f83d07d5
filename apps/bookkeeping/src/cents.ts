/** An amount in whole hundredths; exact below 90 million millions. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Hundredths as an amount with two decimals. */
export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2);
}
