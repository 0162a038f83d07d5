import { addDays } from '@jahrring/contracts-common';
import type { FillingBooking } from './requirements';

/** Recorded work of this length counts as a whole day. */
const dayMinutes = 480;
const wholeDay = 100;

/** Work that a resource has recorded for a project on a day. */
export interface WorkedDay {
  resourceId: string;
  projectId: string;
  date: string;
  minutes: number;
}

/**
 * Bookings as the work went: on a day of which a resource has recorded something, on whatever project, that counts in the place
 * of what was booked; on other days the booking does.
 */
export function withWorked(
  bookings: readonly FillingBooking[],
  worked: readonly WorkedDay[],
): FillingBooking[] {
  const recorded = new Map<string, Set<string>>();
  for (const { resourceId, date } of worked) {
    const days = recorded.get(resourceId);
    if (days) days.add(date);
    else recorded.set(resourceId, new Set([date]));
  }
  return [
    ...worked.map(({ date, minutes, ...whose }) => ({
      ...{ ...whose, firstDay: date, lastDay: date, part: 'full' as const, worked: true },
      share: Math.min(wholeDay, Math.round((minutes / dayMinutes) * wholeDay)),
    })),
    ...bookings.flatMap((booking) => withoutDays(booking, recorded.get(booking.resourceId))),
  ];
}

/** The stretches of a booking between some days. */
function withoutDays(booking: FillingBooking, days: ReadonlySet<string> | undefined): FillingBooking[] {
  if (!days) return [booking];
  const rest: FillingBooking[] = [];
  let { firstDay } = booking;
  for (let date = firstDay; date <= booking.lastDay; date = addDays(date, 1)) {
    if (!days.has(date)) continue;
    if (firstDay < date) rest.push({ ...booking, firstDay, lastDay: addDays(date, -1) });
    firstDay = addDays(date, 1);
  }
  if (firstDay <= booking.lastDay) rest.push({ ...booking, firstDay });
  return rest;
}

interface WorkedPhase {
  id: string;
  projectId: string;
  firstDay: string;
  lastDay: string;
  people: number;
}

/** Minutes worked by phase: a day that several phases of its project cover is shared among them by their people. */
export function workedByPhase(
  phases: readonly WorkedPhase[],
  days: readonly Omit<WorkedDay, 'resourceId'>[],
): Map<string, number> {
  const sums = new Map(phases.map(({ id }) => [id, 0]));
  const byProject = new Map<string, WorkedPhase[]>();
  for (const phase of phases) {
    const own = byProject.get(phase.projectId);
    if (own) own.push(phase);
    else byProject.set(phase.projectId, [phase]);
  }
  for (const { projectId, date, minutes } of days) {
    const own = (byProject.get(projectId) ?? []).filter((one) => one.firstDay <= date && date <= one.lastDay);
    const people = own.reduce((sum, one) => sum + one.people, 0);
    let left = minutes;
    let weight = people || own.length;
    for (const one of own) {
      // Each takes its share of the remaining sum by the remaining weights: rounding loses nothing.
      const share = people === 0 ? 1 : one.people;
      const part = weight === 0 ? 0 : Math.round((left * share) / weight);
      sums.set(one.id, (sums.get(one.id) ?? 0) + part);
      left -= part;
      weight -= share;
    }
  }
  return sums;
}
