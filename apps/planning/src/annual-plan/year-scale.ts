import { addDays, daysBetween, isoWeekOf } from '@jahrring/contracts-common';
import type { AnnualPlanView, PhaseView } from '@jahrring/contracts-planning';

const daysInWeek = 7;
const hundred = 100;

type Year = Pick<AnnualPlanView, 'from' | 'to'>;

/** A place along the year, in percent of it. */
export interface Stretch {
  start: number;
  width: number;
}

/** Days of the drawn year, both ends included. */
export function daysOf({ from, to }: Year): number {
  return daysBetween(from, to) + 1;
}

/** Returns the position of some days in the drawn year; null if none of them is in it. */
export function stretchOf(year: Year, first: string, last: string): Stretch | null {
  if (first > year.to || last < year.from) return null;
  const begin = first < year.from ? year.from : first;
  const end = last > year.to ? year.to : last;
  const partOf = (days: number) => (days * hundred) / daysOf(year);
  return { start: partOf(daysBetween(year.from, begin)), width: partOf(daysBetween(begin, end) + 1) };
}

/** The weeks of the drawn year, each with its number. */
export function weeksOfYear(year: Year): { from: string; week: number }[] {
  return Array.from({ length: daysOf(year) / daysInWeek }, (_, index) => {
    const from = addDays(year.from, index * daysInWeek);
    return { from, week: isoWeekOf(from).week };
  });
}

/** The months of the year and where each lies. */
export function monthsOf(year: Year & Pick<AnnualPlanView, 'year'>): (Stretch & { first: string })[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = `${year.year}-${String(index + 1).padStart(2, '0')}-01`;
    const next =
      index === 11 ? `${year.year + 1}-01-01` : `${year.year}-${String(index + 2).padStart(2, '0')}-01`;
    return { first, ...(stretchOf(year, first, addDays(next, -1)) ?? { start: 0, width: 0 }) };
  });
}

/** Puts phases into lanes, counted from 0, so that none lies over another; the earlier ones further up. */
export function lanesOf(phases: readonly PhaseView[]): ReadonlyMap<string, number> {
  const busyUntil: string[] = [];
  const lanes = new Map<string, number>();
  const byDay = [...phases].sort((one, other) => one.firstDay.localeCompare(other.firstDay));
  for (const { id, firstDay, lastDay } of byDay) {
    const free = busyUntil.findIndex((day) => day < firstDay);
    const lane = free === -1 ? busyUntil.length : free;
    busyUntil[lane] = lastDay;
    lanes.set(id, lane);
  }
  return lanes;
}

/** Minutes the phases need in each week: their people on each working day. */
export function neededByWeek(
  { from, to, dayMinutes }: Year & Pick<AnnualPlanView, 'dayMinutes'>,
  phases: readonly Pick<PhaseView, 'firstDay' | 'lastDay' | 'people'>[],
): number[] {
  // People of each day as a sum of steps: a phase of a year costs two of them.
  const steps = Array.from({ length: dayMinutes.length + 1 }, () => 0);
  for (const { firstDay, lastDay, people } of phases) {
    if (firstDay > to || lastDay < from) continue;
    const begin = Math.max(0, daysBetween(from, firstDay));
    const end = Math.min(dayMinutes.length, daysBetween(from, lastDay) + 1);
    steps[begin] = (steps[begin] ?? 0) + people;
    steps[end] = (steps[end] ?? 0) - people;
  }
  const weeks = Array.from({ length: Math.ceil(dayMinutes.length / daysInWeek) }, () => 0);
  let people = 0;
  for (const [day, minutes] of dayMinutes.entries()) {
    people += steps[day] ?? 0;
    const week = Math.floor(day / daysInWeek);
    weeks[week] = (weeks[week] ?? 0) + people * minutes;
  }
  return weeks;
}
