import { addDays } from '@jahrring/contracts-common';
import { minutesOf, type SharedSpan } from './booking-span';
import type { ResourceKind } from './booking.contract';
import type { HeldSkill } from './skill.contract';

const wholeDay = 100;
/** As long a booking by times counts as a whole day. */
const dayMinutes = 480;

export interface Requirement {
  id: string;
  projectId: string;
  kind: ResourceKind;
  skillId: string | null;
  count: number;
  days: number;
  firstDay: string;
  lastDay: string;
}

export interface FillingBooking extends SharedSpan {
  resourceId: string;
  projectId: string | null;
  /** Recorded as worked, not only booked. */
  worked?: boolean;
}

/** Hundredths of a day. */
export interface Filled {
  /** Booked or worked. */
  filled: number;
  worked: number;
}

/** Returns the total need in hundredths of a day. */
export function neededDays({ count, days }: Pick<Requirement, 'count' | 'days'>): number {
  return count * days * wholeDay;
}

/**
 * Returns the booked part of each requirement, in hundredths of a day, by its id. A day of a resource fills only one
 * requirement: first one that requires a skill, then the one that ends first. On one day nobody fills more than it
 * requires, and in total no more than is needed. An external company comes with as many crews as are booked: each of
 * its bookings counts separately.
 */
export function fillRequirements(
  requirements: readonly Requirement[],
  bookings: readonly FillingBooking[],
  kinds: ReadonlyMap<string, ResourceKind>,
  skills: ReadonlyMap<string, readonly HeldSkill[]>,
): Map<string, Filled> {
  const filled = new Map(requirements.map(({ id }) => [id, { filled: 0, worked: 0 }]));
  const byProject = new Map<string, FillingBooking[]>();
  for (const booking of bookings) {
    const { projectId } = booking;
    if (!projectId) continue;
    const own = byProject.get(projectId);
    if (own) own.push(booking);
    else byProject.set(projectId, [booking]);
  }
  const spent = new Map<string, number>();
  for (const one of requirements.toSorted(byUrgency)) {
    const able = (byProject.get(one.projectId) ?? []).filter(
      ({ resourceId }) => kinds.get(resourceId) === one.kind,
    );
    let sum = 0;
    let worked = 0;
    for (let date = one.firstDay; date <= one.lastDay && able.length > 0; date = addDays(date, 1)) {
      let onDay = 0;
      for (const booking of able) {
        if (booking.firstDay > date || booking.lastDay < date) continue;
        if (one.skillId && !hasSkill(skills.get(booking.resourceId), one.skillId, date)) continue;
        // Neither the booking nor the day of its resource counts twice.
        const keys = [`${able.indexOf(booking)}`, booking.resourceId].map(
          (key) => `${one.projectId} ${one.kind} ${date} ${key}`,
        );
        const [own = '', day = ''] = keys;
        const left = Math.min(
          dayShare(booking) - (spent.get(own) ?? 0),
          one.kind === 'external' ? wholeDay : wholeDay - (spent.get(day) ?? 0),
          one.count * wholeDay - onDay,
          neededDays(one) - sum - onDay,
        );
        const taken = Math.max(0, left);
        for (const key of keys) spent.set(key, (spent.get(key) ?? 0) + taken);
        onDay += taken;
        if (booking.worked) worked += taken;
      }
      sum += onDay;
    }
    filled.set(one.id, { filled: sum, worked });
  }
  return filled;
}

function byUrgency(a: Requirement, b: Requirement): number {
  const special = Number(a.skillId === null) - Number(b.skillId === null);
  return special || a.lastDay.localeCompare(b.lastDay) || a.id.localeCompare(b.id);
}

function hasSkill(held: readonly HeldSkill[] | undefined, skillId: string, date: string): boolean {
  return Boolean(held?.some((one) => one.skillId === skillId && (!one.validUntil || one.validUntil >= date)));
}

/** Returns the part of a day that a booking covers, in hundredths. */
function dayShare(booking: SharedSpan): number {
  const [from, to] = minutesOf(booking);
  const length = { full: 1, morning: 0.5, afternoon: 0.5, times: Math.min(1, (to - from) / dayMinutes) };
  return Math.round(length[booking.part] * booking.share);
}
