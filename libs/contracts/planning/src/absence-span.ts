import { addDays } from '@jahrring/contracts-common';
import { coversDay, minutesOf, type BookingSpan } from './booking-span';

/** Days somebody is away; the first may begin and the last end at midday. */
export interface AbsenceSpan {
  resourceId: string;
  firstDay: string;
  lastDay: string;
  startHalf: boolean;
  endHalf: boolean;
}

/** An absence that falls into a booking, and the first day on which it does. */
export interface Away<A> {
  absence: A;
  date: string;
}

const noon = 720;
const dayEnd = 1440;

/** The minutes of a day somebody is away, from the first to before the last; null on other days. */
export function awayMinutes(absence: AbsenceSpan, date: string): [number, number] | null {
  if (!coversDay(absence, date)) return null;
  const from = absence.startHalf && date === absence.firstDay ? noon : 0;
  const to = absence.endHalf && date === absence.lastDay ? noon : dayEnd;
  return [from, to];
}

/** The absence of its person that a booking meets first; null where they are there all the time it needs them. */
export function absenceDuring<A extends AbsenceSpan>(
  booking: BookingSpan & { resourceId: string },
  absences: readonly A[],
): Away<A> | null {
  const met = absences
    .filter(({ resourceId }) => resourceId === booking.resourceId)
    .flatMap((absence) => {
      const date = meetingDay(booking, absence);
      return date ? [{ absence, date }] : [];
    });
  return met.reduce<Away<A> | null>((first, one) => (first && first.date <= one.date ? first : one), null);
}

/** The first day on which both take some of the same minutes. */
function meetingDay(booking: BookingSpan, absence: AbsenceSpan): string | null {
  const from = booking.firstDay > absence.firstDay ? booking.firstDay : absence.firstDay;
  const to = booking.lastDay < absence.lastDay ? booking.lastDay : absence.lastDay;
  const [start, end] = minutesOf(booking);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const away = awayMinutes(absence, date);
    if (away && start < away[1] && away[0] < end) return date;
  }
  return null;
}
