import { readTime, type DurationUnit } from './read-values';
import type { ImportRow } from './plan.types';

const units: readonly (readonly [DurationUnit, number])[] = [
  ['hours', 60],
  ['minutes', 1],
  ['seconds', 1 / 60],
];
const dayMinutes = 1440;
const mostHours = 24;

function minutesBetween(from: string | undefined, to: string | undefined): number | null {
  const [start, end] = [readTime(from ?? ''), readTime(to ?? '')];
  if (!start || !end || start === end) return null;
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutes(end) - minutes(start) + dayMinutes) % dayMinutes;
}

/**
 * Returns the unit of the whole numbers in a file's durations: the one that comes closest to the times beside them,
 * otherwise the one that fits into a day. Undefined if nothing indicates it.
 */
export function durationUnitOf(rows: readonly ImportRow[]): DurationUnit | undefined {
  const whole = rows.filter(({ cells }) => /^\d+$/.test(cells.duration?.trim() ?? ''));
  const [off, most] = [new Map<DurationUnit, number>(), Math.max(0, ...numbersOf(whole))];
  for (const { cells } of whole) {
    const minutes = minutesBetween(cells.from ?? cells.start, cells.to ?? cells.end);
    if (minutes === null || Number(cells.duration) === 0) continue;
    for (const [unit, factor] of units) {
      const ratio = Math.abs(Math.log((Number(cells.duration) * factor) / minutes));
      off.set(unit, (off.get(unit) ?? 0) + ratio);
    }
  }
  const [closest] = [...off].sort(([, a], [, b]) => a - b);
  if (closest) return closest[0];
  if (most > dayMinutes) return 'seconds';
  return most > mostHours ? 'minutes' : undefined;
}

function numbersOf(rows: readonly ImportRow[]): number[] {
  // The largest of many: spread arguments have a limit.
  return [rows.reduce((most, { cells }) => Math.max(most, Number(cells.duration)), 0)];
}
