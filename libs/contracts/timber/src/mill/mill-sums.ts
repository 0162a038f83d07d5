import type { LotPrice, LotSum } from '../lot.contract';
import { priceOf } from '../lot-rules';
import { fromThousandths, toThousandths } from '../measuring/huber';
import type { MillLine } from './mill-measurement.contract';

const priceScale = 10_000n;
const thousandthsOfCents = priceScale * 10n;

/** Volume times price, rounded once, half up, to the cent. */
export function valueOf(volume: string, price: string): string {
  const product = BigInt(toThousandths(volume)) * scaledPrice(price);
  const cents = (2n * product + thousandthsOfCents) / (2n * thousandthsOfCents);
  return fromCents(cents);
}

function scaledPrice(price: string): bigint {
  const [whole = '0', fraction = ''] = price.split('.');
  return BigInt(whole) * priceScale + BigInt(fraction.padEnd(4, '0').slice(0, 4));
}

export function toCents(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const cents = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
  return amount.startsWith('-') ? -cents : cents;
}

export function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of values; null while one of them is not known. */
export function sumValues(values: Iterable<string | null>): string | null {
  let cents = 0n;
  for (const value of values) {
    if (value === null) return null;
    cents += toCents(value);
  }
  return fromCents(cents);
}

/** The mill's own price, else the agreed one of what it has measured. */
export function millPrice(line: MillLine, prices: readonly LotPrice[]): string | null {
  return line.price ?? priceOf(prices, line)?.price ?? null;
}

/**
 * Returns the mill's measurements by species, assortment, quality, class and price, as they are billed: lines added up
 * to the thousandth, each value rounded once.
 */
export function millSums(lines: readonly MillLine[], prices: readonly LotPrice[]): LotSum[] {
  const sums = new Map<string, LotSum & { thousandths: number }>();
  for (const line of lines) {
    const { species, assortment, quality, thicknessClass } = line;
    const price = millPrice(line, prices);
    const key = JSON.stringify([species, assortment, quality, thicknessClass, price && Number(price)]);
    const empty = { stemCount: 0, volume: '', value: null, thousandths: 0 };
    const sum = sums.get(key) ?? { species, assortment, quality, thicknessClass, price, ...empty };
    sum.stemCount += line.count;
    sum.thousandths += toThousandths(line.volume);
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ thousandths, ...sum }) => {
    const volume = fromThousandths(thousandths);
    return { ...sum, volume, value: sum.price === null ? null : valueOf(volume, sum.price) };
  });
}
