/** From here on a log is read twice, crosswise; in whole cm over bark (RVR 2015 §3.2, Swiss trade usages 2010). */
export const crosswiseFromCm = 20;

/** Whole cm of a reading, rounded down: 41.6 cm → 41. Readings are in tenths of a cm. */
function wholeCm(reading: number): number {
  return Math.floor(Math.round(reading * 10) / 10);
}

/** Returns true if a log with this first reading (cm over bark) must be measured a second time, crosswise. */
export function needsCrosswise(firstCm: number): boolean {
  return wholeCm(firstCm) >= crosswiseFromCm;
}

/**
 * Middle diameter under bark in whole cm: each reading rounded down, averaged, rounded down, less the bark. Below 20 cm the
 * first reading alone counts; from 20 cm on both do, where there are two. Never below 0.
 * @param firstCm,secondCm readings over bark in cm, crosswise
 * @param barkCm deduction in whole cm; 0 where the log was read under bark
 */
export function midDiameter(firstCm: number, secondCm: number | null, barkCm: number): number {
  return Math.max(0, diameterOverBark(firstCm, secondCm) - barkCm);
}

/** The same before the bark is deducted: what the bark table is read with. */
export function diameterOverBark(firstCm: number, secondCm: number | null): number {
  const first = wholeCm(firstCm);
  if (secondCm === null || first < crosswiseFromCm) return first;
  return Math.floor((first + wholeCm(secondCm)) / 2);
}
