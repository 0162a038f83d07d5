import type { DayTotals } from '@jahrring/contracts-time';

/** Returns how full the growth ring of a day is: full at the target; without a target any hour fills it. */
export function dayShare({
  workedSeconds,
  targetSeconds,
}: Pick<DayTotals, 'workedSeconds' | 'targetSeconds'>): number {
  if (targetSeconds === 0) return workedSeconds > 0 ? 1 : 0;
  return Math.min(1, workedSeconds / targetSeconds);
}
