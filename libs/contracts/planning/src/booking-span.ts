import { addDays, daysBetween, recurrenceDays } from '@jahrring/contracts-common';
import type { BookingRepeat, DayPart } from './booking.contract';

/** When a booking takes its resource: the same hours on each of its days, by the clock on the wall. */
export interface BookingSpan {
  firstDay: string;
  lastDay: string;
  part: DayPart;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

export interface SharedSpan extends BookingSpan {
  /** In percent. */
  share: number;
}

const noon = 720;
const dayEnd = 1440;
const whole = 100;

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The minutes of a day a booking takes, from the first to before the last. */
export function minutesOf({ part, from, to }: Pick<BookingSpan, 'part' | 'from' | 'to'>): [number, number] {
  if (part === 'morning') return [0, noon];
  if (part === 'afternoon') return [noon, dayEnd];
  if (part === 'times' && from && to) return [toMinutes(from), toMinutes(to)];
  return [0, dayEnd];
}

/** The same booking so many days later; a negative number goes back. */
export function shiftBooking<B extends Pick<BookingSpan, 'firstDay' | 'lastDay'>>(
  booking: B,
  days: number,
): B {
  return { ...booking, firstDay: addDays(booking.firstDay, days), lastDay: addDays(booking.lastDay, days) };
}

/** The two parts of a booking that is split before a day; null where that leaves one of them without a day. */
export function splitDays(
  { firstDay, lastDay }: Pick<BookingSpan, 'firstDay' | 'lastDay'>,
  day: string,
): [Days, Days] | null {
  if (day <= firstDay || day > lastDay) return null;
  return [
    { firstDay, lastDay: addDays(day, -1) },
    { firstDay: day, lastDay },
  ];
}

type Days = Pick<BookingSpan, 'firstDay' | 'lastDay'>;

export function coversDay({ firstDay, lastDay }: Pick<BookingSpan, 'firstDay' | 'lastDay'>, date: string) {
  return firstDay <= date && date <= lastDay;
}

/** Spans of a series: as long as its first and at the same hours, on each day its rule hits. */
export function seriesOf<B extends BookingSpan>(first: B, { until, ...rule }: BookingRepeat): B[] {
  const days = recurrenceDays({ ...rule, startsOn: first.firstDay, endsOn: until });
  return days.map((date) => shiftBooking(first, daysBetween(first.firstDay, date)));
}

/**
 * The first day on which a booking, together with others of its resource, takes more than the whole of it; null where there
 * is room. `others` must not contain the booking itself.
 */
export function overbookedDay(wanted: SharedSpan, others: readonly SharedSpan[]): string | null {
  const beside = others.filter((other) => sharesTime(wanted, other));
  if (beside.length === 0) return null;
  for (let date = wanted.firstDay; date <= wanted.lastDay; date = addDays(date, 1)) {
    const present = beside.filter((other) => coversDay(other, date));
    if (mostTaken(wanted, present) > whole) return date;
  }
  return null;
}

/** Returns true if both spans share some minutes of one day. */
export function sharesTime(one: BookingSpan, other: BookingSpan): boolean {
  return one.firstDay <= other.lastDay && other.firstDay <= one.lastDay && shareMinutes(one, other);
}

function shareMinutes(one: BookingSpan, other: BookingSpan): boolean {
  const [from, to] = minutesOf(one);
  const [otherFrom, otherTo] = minutesOf(other);
  return from < otherTo && otherFrom < to;
}

/** The highest sum of shares at any minute of the wanted booking; it is reached where one of them begins. */
function mostTaken(wanted: SharedSpan, others: readonly SharedSpan[]): number {
  const [start] = minutesOf(wanted);
  const begins = [start, ...others.map((other) => Math.max(start, minutesOf(other)[0]))];
  const sums = begins.map((minute) =>
    others
      .filter((other) => minutesOf(other)[0] <= minute && minute < minutesOf(other)[1])
      .reduce((sum, { share }) => sum + share, wanted.share),
  );
  return Math.max(...sums);
}
