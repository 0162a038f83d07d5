import type { MeasuringRule } from './measuring-rule';

/** Classes by middle diameter under bark, thinnest first. */
export const thicknessClasses = ['0', '1a', '1b', '2a', '2b', '3a', '3b', '4', '5', '6'] as const;
export type ThicknessClass = (typeof thicknessClasses)[number];

/** Least whole cm of each class. */
const from: readonly (readonly [number, ThicknessClass])[] = [
  [60, '6'],
  [50, '5'],
  [40, '4'],
  [35, '3b'],
  [30, '3a'],
  [25, '2b'],
  [20, '2a'],
  [15, '1b'],
  [10, '1a'],
  [0, '0'],
];

/**
 * Class by middle diameter under bark: 1a 10–14 cm, 1b 15–19, 2a, 2b, 3a, 3b in steps of 5 cm, 4 40–49, 5 50–59, 6 from 60.
 * The limits are the same in Switzerland (trade usages 2010), Germany (RVR 2015, L-classes) and Austria (ÖHU 2006).
 */
export function thicknessClass(diameterCm: number): ThicknessClass {
  return from.find(([least]) => diameterCm >= least)?.[1] ?? '0';
}

/** As it is written: `L 2b` in Germany, else `2b`. */
export function thicknessLabel(rule: MeasuringRule, of: ThicknessClass): string {
  return rule === 'DE' ? `L${of}` : of;
}

export const heilbronnClasses = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;
export type HeilbronnClass = (typeof heilbronnClasses)[number];

/** Least length in cm and least top diameter under bark in cm, the best first. */
const heilbronn: readonly (readonly [HeilbronnClass, number, number])[] = [
  ['H6', 1800, 30],
  ['H5', 1800, 22],
  ['H4', 1600, 17],
  ['H3', 1400, 14],
  ['H2', 1000, 12],
  ['H1', 800, 10],
];

/** Heilbronn sorting of long conifer logs (Heilbronner Sortierung, DE): by length and top diameter; null below H1. */
export function heilbronnClass(lengthCm: number, topDiameterCm: number): HeilbronnClass | null {
  return heilbronn.find(([, length, top]) => lengthCm >= length && topDiameterCm >= top)?.[0] ?? null;
}
