import { priceOf, type LotPrice, type LotSum } from '@jahrring/contracts-timber';
import { Decimal } from 'decimal.js';
import type { StemSum } from '../stem';
import type { LotEntity } from './lot.entity';

/** Sums of a lot with their prices: each value is volume times price, rounded once to the cent. */
export function pricedSums(sums: readonly StemSum[], prices: readonly LotPrice[]): LotSum[] {
  return sums.map((sum) => {
    const price = priceOf(prices, sum)?.price ?? null;
    return { ...sum, price, value: price === null ? null : new Decimal(sum.volume).times(price).toFixed(2) };
  });
}

/** Returns the value of all sums together; null as long as one of them has no price. */
export function valueOf(sums: readonly LotSum[]): string | null {
  if (sums.length === 0) return null;
  let value = new Decimal(0);
  for (const sum of sums) {
    if (sum.value === null) return null;
    value = value.plus(sum.value);
  }
  return value.toFixed(2);
}

/** The one sum of an estimated lot. */
export function estimatedSum(lot: LotEntity): LotSum[] {
  if (!lot.species) return [];
  const of = { assortment: lot.assortment, quality: null, thicknessClass: null };
  const price = priceOf(lot.prices ?? [], of)?.price ?? null;
  const value = price === null ? null : new Decimal(lot.volume).times(price).toFixed(2);
  return [{ ...of, species: lot.species, stemCount: 0, volume: lot.volume, price, value }];
}
