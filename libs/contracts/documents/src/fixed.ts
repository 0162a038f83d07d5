/**
 * Exact decimal arithmetic on scaled integers. The same code counts in the service and in the browser, so a total
 * on the screen is the total on the bill; it needs no library and no binary floating point.
 */

const decimal = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal string as an integer of 10^-scale ("1.5" at scale 2 is 150n).
 * @throws RangeError when the text is no decimal or has more digits than the scale holds
 */
export function parseFixed(text: string, scale: number): bigint {
  const match = decimal.exec(text.trim());
  if (!match) throw new RangeError(`not a decimal: "${text}"`);
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > scale) throw new RangeError(`"${text}" has more than ${scale} decimals`);
  const value = BigInt((match[2] ?? '0') + fraction.padEnd(scale, '0'));
  return match[1] === '-' ? -value : value;
}

/** Writes a scaled integer with exactly `scale` decimals (150n at scale 2 is "1.50"). */
export function formatFixed(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const sign = value < 0n ? '-' : '';
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Integer division rounded half away from zero, the commercial rounding of the documents. */
export function divideRounded(numerator: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('the divisor must be positive');
  const absolute = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * absolute + divisor) / (2n * divisor);
  return numerator < 0n ? -rounded : rounded;
}

/** Adds decimal strings exactly; the answer has `scale` decimals. */
export function sumFixed(values: readonly string[], scale: number): string {
  return formatFixed(
    values.reduce((sum, value) => sum + parseFixed(value, scale), 0n),
    scale,
  );
}
