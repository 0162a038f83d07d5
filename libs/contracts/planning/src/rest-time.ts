import { addDays, daysBetween } from '@jahrring/contracts-common';
import { coversDay, minutesOf, type BookingSpan } from './booking-span';

const dayMinutes = 1440;
/** Beyond these days before and after it, no shift touches a booking's own. */
const around = 2;

/** Work without a break, in minutes by the clock on the wall since the first day that is looked at. */
interface Shift {
  start: number;
  end: number;
  /** Of the booking that is judged. */
  own: boolean;
}

/**
 * The first day a booking begins too soon after the day before, or makes another one do so; null where there is rest enough.
 * Only bookings by times say when somebody works; what goes on over midnight is one shift.
 */
export function restBroken(
  booking: BookingSpan,
  others: readonly BookingSpan[],
  restOn: (date: string) => number,
): { date: string; minutes: number; limit: number } | null {
  if (booking.part !== 'times') return null;
  const first = addDays(booking.firstDay, -around);
  const last = addDays(booking.lastDay, around);
  const shifts = merged([
    ...pieces(booking, first, last, true),
    ...others
      .filter(({ part, firstDay, lastDay }) => part === 'times' && firstDay <= last && lastDay >= first)
      .flatMap((other) => pieces(other, first, last, false)),
  ]);
  for (const [index, next] of shifts.entries()) {
    const before = shifts[index - 1];
    if (!before || !(before.own || next.own) || dayOf(before) === dayOf(next)) continue;
    const date = addDays(first, dayOf(next));
    const minutes = next.start - before.end;
    const limit = restOn(date);
    if (minutes < limit) return { date, minutes, limit };
  }
  return null;
}

const dayOf = ({ start }: Shift) => Math.floor(start / dayMinutes);

function pieces(booking: BookingSpan, first: string, last: string, own: boolean): Shift[] {
  const [from, to] = minutesOf(booking);
  const found: Shift[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (!coversDay(booking, date)) continue;
    const midnight = daysBetween(first, date) * dayMinutes;
    found.push({ start: midnight + from, end: midnight + to, own });
  }
  return found;
}

function merged(pieces: readonly Shift[]): Shift[] {
  const shifts: Shift[] = [];
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    const open = shifts.at(-1);
    if (open && piece.start <= open.end) {
      open.end = Math.max(open.end, piece.end);
      open.own ||= piece.own;
    } else shifts.push({ ...piece });
  }
  return shifts;
}
