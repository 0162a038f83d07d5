import type { PlanView } from '@jahrring/contracts-planning';
import { bookingLabel } from '../booking/booking-label';

/** The projects that something is booked for, by their number. */
export function projectsOf({ bookings }: Pick<PlanView, 'bookings'>): { id: string; name: string }[] {
  const names = new Map(
    bookings.flatMap((booking) => (booking.projectId ? [[booking.projectId, bookingLabel(booking)]] : [])),
  );
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}
