import { units, type Unit } from '@jahrring/contracts-common';
import type { ObjectKind } from './object.events';

/** Parts of an object that not every kind needs. */
export type ObjectPart = 'surcharges' | 'rateCategory' | 'assigned' | 'images' | 'articleNumber';

const worked: readonly ObjectPart[] = ['articleNumber', 'surcharges', 'rateCategory', 'assigned'];
const goods: readonly ObjectPart[] = ['articleNumber', 'images', 'assigned'];

interface KindLook {
  parts: readonly ObjectPart[];
  /** Units offered first; every other can be chosen as well. */
  units: readonly [Unit, ...Unit[]];
}

/** Parts and units of each kind: its form shows only these parts, and offers its usual units first. */
export const kindLooks: Readonly<Record<ObjectKind, KindLook>> = {
  activities: { parts: worked, units: ['hour', 'half_day', 'full_day', 'flat_rate'] },
  machines: { parts: [...worked, 'images'], units: ['machine_hour', 'hour', 'full_day'] },
  tools: { parts: [...worked, 'images'], units: ['hour', 'full_day', 'piece', 'flat_rate'] },
  vehicles: { parts: [...worked, 'images'], units: ['km', 'hour', 'full_day'] },
  material: { parts: goods, units: ['piece', 'kg', 'l', 'm', 'm2', 'm3', 'bag'] },
  products: { parts: goods, units: ['piece', 'm3', 'stere', 'loose_cubic_metre', 'bag', 'bunch'] },
  expenses: { parts: ['articleNumber', 'assigned'], units: ['piece', 'flat_rate', 'km', 'full_day'] },
  timber_lots: {
    parts: goods,
    units: ['m3', 'harvest_cubic_metre', 'tariff_cubic_metre', 'stacked_cubic_metre', 'stere', 'tonne'],
  },
  plants: { parts: goods, units: ['piece', 'bunch', 'load'] },
};

export function hasPart(kind: ObjectKind, part: ObjectPart): boolean {
  return kindLooks[kind].parts.includes(part);
}

/** Every unit, those usual for the kind first. */
export function unitsFor(kind: ObjectKind): Unit[] {
  const usual: readonly Unit[] = kindLooks[kind].units;
  return [...usual, ...units.filter((unit) => !usual.includes(unit))];
}
