import { addDays, isWeekend, mondayOf, type Unit } from '@jahrring/contracts-common';
import { longestSpanDays } from './booking.contract';
import { mostRequired, type CreateRequirement } from './requirement.contract';

const daysInWeek = 7;
const workDays = 5;
const hour = 60;

export interface ProposedSpan {
  firstDay: string;
  lastDay: string;
}

export type ProposedNeed = ProposedSpan & Pick<CreateRequirement, 'count' | 'days'>;

/** Returns a quantity in minutes; null where its unit is no time. @param dayMinutes length of a usual working day */
export function minutesOfQuantity(quantity: string, unit: Unit, dayMinutes: number): number | null {
  const minutes: Partial<Record<Unit, number>> = {
    minute: 1,
    hour,
    machine_hour: hour,
    half_day: dayMinutes / 2,
    full_day: dayMinutes,
  };
  const one = minutes[unit];
  return one === undefined ? null : Math.round(Number(quantity) * one);
}

/** Returns a quantity in days of work, rounded up; null where its unit is no time. */
export function orderedDays(quantity: string, unit: Unit, dayMinutes: number): number | null {
  const minutes = minutesOfQuantity(quantity, unit, dayMinutes);
  if (minutes === null || dayMinutes <= 0) return null;
  return Math.max(1, Math.ceil(minutes / dayMinutes));
}

/**
 * So many days of work as a requirement: within the project's first phase that is not over, by as many as it takes to be done
 * by its end; without a phase by one from next Monday on.
 */
export function proposedNeed(days: number, phases: readonly ProposedSpan[], today: string): ProposedNeed {
  const span = spanOf(days, phases, today);
  const longest = addDays(span.firstDay, longestSpanDays - 1);
  const lastDay = span.lastDay < longest ? span.lastDay : longest;
  const room = Math.max(1, workDaysOf(span.firstDay, lastDay));
  const count = Math.min(mostRequired.count, Math.ceil(days / room));
  return { firstDay: span.firstDay, lastDay, count, days: Math.min(room, Math.ceil(days / count)) };
}

function spanOf(days: number, phases: readonly ProposedSpan[], today: string): ProposedSpan {
  const [phase] = phases
    .filter(({ lastDay }) => lastDay >= today)
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));
  if (phase) {
    return { firstDay: phase.firstDay < today ? today : phase.firstDay, lastDay: phase.lastDay };
  }
  const firstDay = addDays(mondayOf(today), daysInWeek);
  const weeks = Math.ceil(days / workDays);
  return { firstDay, lastDay: addDays(firstDay, (weeks - 1) * daysInWeek + workDays - 1) };
}

function workDaysOf(from: string, to: string): number {
  let count = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) if (!isWeekend(date)) count += 1;
  return count;
}
