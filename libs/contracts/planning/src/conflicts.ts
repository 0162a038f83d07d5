import { addDays, daysBetween, isWeekend, mondayOf } from '@jahrring/contracts-common';
import { absenceDuring, type AbsenceSpan } from './absence-span';
import { coversDay, overbookedDay, type SharedSpan } from './booking-span';
import { plannedMinutes, type DaySpan } from './capacity';
import type { CapacityView } from './capacity.contract';
import type { ConflictKind } from './planning-settings.contract';
import { restBroken } from './rest-time';
import type { HeldSkill } from './skill.contract';
import type { WorkLimit } from './work-limit';

const hour = 60;
const daysInWeek = 7;

/** A booking of the plan, or one that is asked for and has no id yet. */
export interface JudgedBooking extends SharedSpan {
  id?: string | undefined;
  resourceId: string;
  projectId: string | null;
}

/** A day on which a machine is away to be looked after. */
export interface ServiceDay {
  date: string;
  kind: 'service' | 'exhaust';
}

/** All that a booking is judged by; of whom nothing is known, nothing is wrong. */
export interface PlanFacts {
  /** Whole weeks; capacities begin with its first day. */
  span: DaySpan;
  bookings: readonly JudgedBooking[];
  absences: readonly (AbsenceSpan & { approved: boolean })[];
  /** Of people alone, by id. */
  capacities: ReadonlyMap<string, CapacityView>;
  services: ReadonlyMap<string, readonly ServiceDay[]>;
  /** Last days of projects. */
  deadlines: ReadonlyMap<string, string>;
  /** Skills that everybody on a project must have. */
  needs: ReadonlyMap<string, readonly string[]>;
  skills: ReadonlyMap<string, readonly HeldSkill[]>;
  /** Resources that can be at several places at once. */
  unlimited: ReadonlySet<string>;
  limitOn: (date: string) => WorkLimit;
}

export interface FoundConflict<B extends JudgedBooking = JudgedBooking> {
  kind: ConflictKind;
  booking: B;
  date: string;
  asked?: boolean;
  minutes?: number;
  limit?: number;
  /** The id of a skill, the kind of a service, or of an absence that the person is not employed. */
  what?: string;
}

/** Kind of absence of days without employment. */
export const unemployed = 'employment';

type Told = Omit<FoundConflict, 'kind' | 'booking'>;
type Rule = (booking: JudgedBooking, others: readonly JudgedBooking[], facts: PlanFacts) => Told | null;

const ruleOf: Readonly<Record<ConflictKind, Rule>> = {
  double: (booking, others, { unlimited }) => {
    if (unlimited.has(booking.resourceId)) return null;
    const date = overbookedDay(booking, others);
    return date ? { date } : null;
  },
  absence: (booking, _others, facts) => {
    const met = absenceDuring(booking, facts.absences);
    const date = firstUnemployed(booking, facts);
    if (date && !(met && met.date < date)) return { date, what: unemployed };
    return met ? { date: met.date, asked: !met.absence.approved } : null;
  },
  service: (booking, _others, { services }) => {
    // Without a project it may be the service itself that is booked.
    if (booking.projectId === null) return null;
    const met = services.get(booking.resourceId)?.find(({ date }) => coversDay(booking, date));
    return met ? { date: met.date, what: met.kind } : null;
  },
  skill: missingSkill,
  rest: (booking, others, { capacities, limitOn }) => {
    if (!capacities.has(booking.resourceId)) return null;
    return restBroken(booking, others, (date) => limitOn(date).restHours * hour);
  },
  week: (booking, others, facts) =>
    firstWeek(booking, facts, (monday) => {
      const minutes = weekMinutes([booking, ...others], monday, facts, (day) => day.booked);
      const limit = facts.limitOn(monday).weekHours * hour;
      return minutes > limit ? { minutes, limit } : null;
    }),
  deadline: ({ projectId, lastDay }, _others, { deadlines }) => {
    const date = deadlines.get(projectId ?? '');
    return date && lastDay > date ? { date } : null;
  },
  capacity: (booking, others, facts) =>
    firstWeek(booking, facts, (monday) => {
      // On a day somebody is away, a booking is told as an absence and not once more here.
      const counted = (day: DayOfPerson) =>
        day.away > 0 ? Math.min(day.booked, day.target - day.away) : day.booked;
      const minutes = weekMinutes([booking, ...others], monday, facts, counted);
      const limit = weekMinutes([booking], monday, facts, (day) => day.target - day.away);
      return minutes > limit ? { minutes, limit } : null;
    }),
};

/**
 * Tells what is wrong with bookings by the given kinds: each beside all others of its resource but itself (by id). Bookings
 * outside of the facts' span are judged by what is known of it.
 */
export function conflictFinder(
  facts: PlanFacts,
  kinds: readonly ConflictKind[],
): <B extends JudgedBooking>(booking: B) => FoundConflict<B>[] {
  const byResource = new Map<string, JudgedBooking[]>();
  for (const booking of facts.bookings) {
    const own = byResource.get(booking.resourceId);
    if (own) own.push(booking);
    else byResource.set(booking.resourceId, [booking]);
  }
  return <B extends JudgedBooking>(booking: B) => {
    const { id, resourceId } = booking;
    const others = (byResource.get(resourceId) ?? []).filter(
      (other) => other !== booking && (id === undefined || other.id !== id),
    );
    return kinds.flatMap((kind) => {
      const told = ruleOf[kind](booking, others, facts);
      return told ? [{ ...told, kind, booking }] : [];
    });
  };
}

/** One for each thing that is wrong: two bookings that are one conflict are told at the later of them. */
export function distinctConflicts<B extends JudgedBooking>(
  found: readonly FoundConflict<B>[],
): FoundConflict<B>[] {
  const shared = new Map<string, FoundConflict<B>>();
  const alone = found.filter(({ kind }) => !sharedKinds.has(kind));
  for (const one of found) {
    if (!sharedKinds.has(one.kind)) continue;
    const date = one.kind === 'week' || one.kind === 'capacity' ? mondayOf(one.date) : one.date;
    const key = `${one.kind} ${one.booking.resourceId} ${date}`;
    const present = shared.get(key);
    if (!present || beginsLater(one.booking, present.booking)) shared.set(key, one);
  }
  return [...alone, ...shared.values()].sort((a, b) => a.date.localeCompare(b.date));
}

const sharedKinds: ReadonlySet<ConflictKind> = new Set(['double', 'rest', 'week', 'capacity']);

function beginsLater(one: JudgedBooking, other: JudgedBooking): boolean {
  return startOf(one) > startOf(other);
}

const startOf = ({ firstDay, from, id }: JudgedBooking) => `${firstDay} ${from ?? ''} ${id ?? ''}`;

/**
 * The first day of a booking on which its person has not joined yet or has left. A weekend after the last day of work is no
 * reason, unless nothing else is booked.
 */
function firstUnemployed(
  { resourceId, firstDay, lastDay }: JudgedBooking,
  { capacities, span }: PlanFacts,
): string | null {
  const length = capacities.get(resourceId)?.length;
  if (!length) return null;
  const from = firstDay > span.from ? firstDay : span.from;
  const to = lastDay < span.to ? lastDay : span.to;
  const days: string[] = [];
  // Days outside of the employment alone have no length.
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (length[daysBetween(span.from, date)] === 0) days.push(date);
  }
  const isWhole = from === firstDay && days.length > daysBetween(from, lastDay);
  return days.find((date) => !isWeekend(date)) ?? (isWhole ? (days[0] ?? null) : null);
}

/** The first day of a booking on which its person has not, or not any more, what its project needs. */
function missingSkill(
  { resourceId, projectId, firstDay, lastDay }: JudgedBooking,
  _others: readonly JudgedBooking[],
  { needs, skills, capacities }: PlanFacts,
): Told | null {
  const needed = needs.get(projectId ?? '') ?? [];
  if (needed.length === 0 || !capacities.has(resourceId)) return null;
  const held = skills.get(resourceId) ?? [];
  for (const skillId of needed) {
    const own = held.find((one) => one.skillId === skillId);
    if (!own) return { date: firstDay, what: skillId };
    const { validUntil } = own;
    if (validUntil && validUntil < lastDay) {
      return { date: validUntil < firstDay ? firstDay : addDays(validUntil, 1), what: skillId };
    }
  }
  return null;
}

interface DayOfPerson {
  booked: number;
  target: number;
  away: number;
}

/** Of the weeks a person's booking touches, the first of which something is to be told. */
function firstWeek(
  { resourceId, firstDay, lastDay }: JudgedBooking,
  { capacities, span }: PlanFacts,
  judge: (monday: string) => Omit<Told, 'date'> | null,
): Told | null {
  if (!capacities.has(resourceId)) return null;
  for (let monday = mondayOf(firstDay); monday <= lastDay; monday = addDays(monday, daysInWeek)) {
    if (monday < span.from || monday > span.to) continue;
    const told = judge(monday);
    if (told) return { ...told, date: monday < firstDay ? firstDay : monday };
  }
  return null;
}

/** A sum over the days of a week of the bookings' person. */
function weekMinutes(
  bookings: readonly JudgedBooking[],
  monday: string,
  { capacities, span }: PlanFacts,
  count: (day: DayOfPerson) => number,
): number {
  const capacity = capacities.get(bookings[0]?.resourceId ?? '');
  if (!capacity) return 0;
  const days = { ...capacity, first: span.from };
  const end = addDays(monday, daysInWeek - 1);
  const present = bookings.filter(({ firstDay, lastDay }) => firstDay <= end && lastDay >= monday);
  let sum = 0;
  for (let date = monday; date <= end; date = addDays(date, 1)) {
    const index = daysBetween(span.from, date);
    const booked = present.reduce((total, one) => total + plannedMinutes(one, date, days), 0);
    sum += count({ booked, target: capacity.target[index] ?? 0, away: capacity.away[index] ?? 0 });
  }
  return sum;
}
