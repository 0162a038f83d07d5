import { newId, addDays, daysBetween } from '@jahrring/contracts-common';
import {
  shiftBooking,
  splitDays,
  type BookingChanges,
  type BookingDraft,
  type BookingStatus,
  type BookingView,
  type PlanView,
} from '@jahrring/contracts-planning';

/** A move of bookings: days by which they move, and the new resource where it changes. */
export interface Shift {
  days: number;
  resourceId: string | null;
}

/** All that lies between two bookings: in the rows from one to the other, on a day from the first to the last of both. */
export function bookingsBetween(
  { resources, bookings }: Pick<PlanView, 'resources' | 'bookings'>,
  one: BookingView,
  other: BookingView,
): BookingView[] {
  const rows = new Map(resources.map(({ id }, row) => [id, row]));
  const rowOf = ({ resourceId }: BookingView) => rows.get(resourceId) ?? -1;
  const [top, bottom] = [rowOf(one), rowOf(other)].sort((a, b) => a - b) as [number, number];
  const from = one.firstDay < other.firstDay ? one.firstDay : other.firstDay;
  const to = one.lastDay > other.lastDay ? one.lastDay : other.lastDay;
  return bookings.filter((booking) => {
    const row = rowOf(booking);
    return top <= row && row <= bottom && booking.firstDay <= to && booking.lastDay >= from;
  });
}

/** The first day of them all. */
export function firstDayOf(bookings: readonly BookingView[]): string {
  return bookings.map(({ firstDay }) => firstDay).reduce((a, b) => (a < b ? a : b), '9999-12-31');
}

export function movedBy(bookings: readonly BookingView[], { days, resourceId }: Shift): BookingChanges {
  return {
    update: bookings.map((booking) => {
      const { id, version, firstDay, lastDay } = shiftBooking(booking, days);
      return { id, version, firstDay, lastDay, ...(resourceId ? { resourceId } : {}) };
    }),
  };
}

/** Copies are planned anew, whatever became of what they are copies of. */
export function copiedBy(bookings: readonly BookingView[], { days, resourceId }: Shift): BookingChanges {
  return {
    add: bookings.map((booking) => ({
      ...draftOf(shiftBooking(booking, days)),
      ...{ id: newId(), status: 'planned' as const },
      ...(resourceId ? { resourceId } : {}),
    })),
  };
}

export function withStatus(bookings: readonly BookingView[], status: BookingStatus): BookingChanges {
  return { update: bookings.map(({ id, version }) => ({ id, version, status })) };
}

export function without(bookings: readonly BookingView[]): BookingChanges {
  return { remove: bookings.map(({ id, version }) => ({ id, version })) };
}

/** Its first days stay; what begins on `day` is a booking of its own, in the same series. Null where a part would have no day. */
export function splitAt(booking: BookingView, day: string): BookingChanges | null {
  const parts = splitDays(booking, day);
  if (!parts) return null;
  const [first, rest] = parts;
  return {
    update: [{ id: booking.id, version: booking.version, lastDay: first.lastDay }],
    add: [{ ...draftOf(booking), ...rest, id: newId(), splitFrom: booking.id }],
  };
}

/** The days a booking can be split at: all but its first. */
export function splittableDays({ firstDay, lastDay }: BookingView): string[] {
  return Array.from({ length: daysBetween(firstDay, lastDay) }, (_, index) => addDays(firstDay, index + 1));
}

/** Returns the values with which a copy of a booking is created. */
export function draftOf(booking: BookingView): BookingDraft {
  const {
    id: _id,
    version: _version,
    seriesId: _series,
    projectNumber: _n,
    projectTitle: _t,
    ...draft
  } = booking;
  return draft;
}
