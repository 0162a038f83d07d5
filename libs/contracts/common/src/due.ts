import { z } from 'zod';
import { daysBetween } from './calendar/day';
import { localDate, quantity } from './values';

/** Levels of urgency: past its day or counter, near it, or neither. */
export const dueLevels = ['overdue', 'soon', 'later'] as const;
export type DueLevel = (typeof dueLevels)[number];

/** Something that is to be done by a day, by a counter, or by whichever comes first; what does not apply is null. */
export const dueView = z.object({
  on: localDate.nullable(),
  /** Days from today; negative: past. */
  days: z.int().nullable(),
  /** The counter at which it is due, and how much is left until then (negative: run over). */
  at: quantity.nullable(),
  left: quantity.nullable(),
  /** Null where nothing is planned. */
  level: z.enum(dueLevels).nullable(),
  /** Cause of the level: the day or the counter. */
  by: z.enum(['day', 'counter']).nullable(),
});
export type DueView = z.infer<typeof dueView>;

/** Distance from which something counts as near: in days, and in units of the counter. */
export interface WarnAhead {
  days: number;
  units: number;
}

/** Default if nobody has chosen: a month, and a week of work. */
export const usualAhead: WarnAhead = { days: 30, units: 50 };

interface Planned {
  on: string | null;
  /** Decimal texts: the counter at which it is due, and as it is now. */
  at?: string | null;
  counter?: string | null;
}

const decimals = 1_000;

/**
 * The one rule of what is due: the day or the counter, whichever is more pressing. On its day, and at its reading, it is not
 * overdue yet. Where both are as pressing, the day is named.
 */
export function dueOf({ on, at = null, counter = null }: Planned, today: string, ahead: WarnAhead): DueView {
  const days = on === null ? null : daysBetween(today, on);
  const left = at === null || counter === null ? null : thousandths(at) - thousandths(counter);
  const byDay = levelOf(days, ahead.days);
  const byCounter = levelOf(left, ahead.units * decimals);
  const level = worse(byDay, byCounter);
  return {
    on,
    days,
    at,
    left: left === null ? null : (left / decimals).toFixed(3),
    level,
    by: level === null ? null : level === byDay ? 'day' : 'counter',
  };
}

const order: readonly DueLevel[] = ['later', 'soon', 'overdue'];

/** The more pressing of two. */
export function worse(a: DueLevel | null, b: DueLevel | null): DueLevel | null {
  if (a === null || b === null) return a ?? b;
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** The first of some days; null where there is none. */
export function firstDay(...days: readonly (string | null)[]): string | null {
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

function levelOf(left: number | null, ahead: number): DueLevel | null {
  if (left === null) return null;
  if (left < 0) return 'overdue';
  return left <= ahead ? 'soon' : 'later';
}

/** Whole thousandths: quantities have three decimals, and floats would not subtract them exactly. */
function thousandths(value: string): number {
  return Math.round(Number(value) * decimals);
}
