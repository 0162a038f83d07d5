import type { Unit } from '@jahrring/contracts-common';
import type { ObjectKind } from './object.events';

/** A price from a day on (`YYYY-MM-DD`), until the next one of the same list begins. */
export interface DatedPrice {
  validFrom: string;
  price: string;
}

/** A rate of a category: for one object, or for all objects of a kind (of one unit, if a unit is named). */
export interface Rate extends DatedPrice {
  objectId: string | null;
  kind: ObjectKind | null;
  unit: Unit | null;
}

interface PricedObject {
  id: string;
  kind: ObjectKind;
  unit: string;
}

/** The one that has begun last on a day; none before the first. The order of the list does not matter. */
export function inForceOn<T extends { validFrom: string }>(dated: readonly T[], day: string): T | undefined {
  let found: T | undefined;
  for (const one of dated) {
    if (one.validFrom <= day && (!found || one.validFrom > found.validFrom)) found = one;
  }
  return found;
}

/** An object's own price on a day: the dated one in force, else the price it had at first. */
export function priceOn(object: { price: string; datedPrices: readonly DatedPrice[] }, day: string): string {
  return inForceOn(object.datedPrices, day)?.price ?? object.price;
}

/** The rate of a category for an object on a day. Its own rate goes before its kind's, one of its unit before any. */
export function rateOn(rates: readonly Rate[], object: PricedObject, day: string): Rate | undefined {
  const ofKind = rates.filter((rate) => rate.objectId === null && rate.kind === object.kind);
  const steps = [
    rates.filter((rate) => rate.objectId === object.id),
    ofKind.filter((rate) => rate.unit === object.unit),
    ofKind.filter((rate) => rate.unit === null),
  ];
  for (const step of steps) {
    const rate = inForceOn(step, day);
    if (rate) return rate;
  }
  return undefined;
}

/** Returns the target of a rate: two rates of one target must not begin on the same day. */
export function rateTarget({ objectId, kind, unit }: Pick<Rate, 'objectId' | 'kind' | 'unit'>): string {
  return objectId ?? `${kind ?? ''} ${unit ?? ''}`;
}

/** Positions of those that begin on a day another of the same target has begun on before them in the list. */
export function findClashes<T extends { validFrom: string }>(
  dated: readonly T[],
  target: (one: T) => string = () => '',
): number[] {
  const seen = new Set<string>();
  return dated.flatMap((one, index) => {
    const key = `${target(one)} ${one.validFrom}`;
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}
