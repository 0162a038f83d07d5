import { addDays, mondayOf } from '@jahrring/contracts-common';
import {
  levelOf,
  loadOf,
  type DaySpan,
  type Load,
  type LoadLevel,
  type PlanView,
} from '@jahrring/contracts-planning';

const lastWeekday = 6;

/** A person's load in some days of the plan. */
export interface PersonLoad extends Load {
  level: LoadLevel;
}

/** Null of what is no person, and of whom the reader does not plan. */
export function personLoad(plan: PlanView, resourceId: string, days: DaySpan): PersonLoad | null {
  const capacity = plan.capacities.find((one) => one.resourceId === resourceId);
  if (!capacity) return null;
  const own = plan.bookings.filter((booking) => booking.resourceId === resourceId);
  const load = loadOf(capacity, own, days, plan.from);
  return { ...load, level: levelOf(load) };
}

/** The weeks of a span of days; the first and the last may be a part of one. */
export function weeksOf({ from, to }: DaySpan): DaySpan[] {
  const weeks: DaySpan[] = [];
  for (let first = from; first <= to; first = addDays(mondayOf(first), lastWeekday + 1)) {
    const sunday = addDays(mondayOf(first), lastWeekday);
    weeks.push({ from: first, to: sunday < to ? sunday : to });
  }
  return weeks;
}

/** People by how full they are, the most overbooked and the idlest first. */
export function unevenLoads(
  plan: PlanView,
  days: DaySpan,
): Record<'over' | 'idle', { id: string; name: string; minutes: number }[]> {
  const people = plan.resources.flatMap(({ id, name }) => {
    const load = personLoad(plan, id, days);
    return load ? [{ id, name, level: load.level, minutes: Math.abs(load.capacity - load.booked) }] : [];
  });
  const of = (wanted: LoadLevel) =>
    people.filter(({ level }) => level === wanted).sort((a, b) => b.minutes - a.minutes);
  return { over: of('over'), idle: of('idle') };
}

/** Returns true if a person has no work on a day on which others do: by their own days, or a public holiday. */
export function isFree(plan: PlanView, resourceId: string, index: number): boolean {
  const capacity = plan.capacities.find((one) => one.resourceId === resourceId);
  return capacity?.target[index] === 0;
}

/** The name of a public holiday; null on other days. */
export function holidayOn({ holidays }: PlanView, date: string): string | null {
  return holidays.find((holiday) => holiday.date === date)?.name ?? null;
}
