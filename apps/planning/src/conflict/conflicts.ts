import {
  absenceDuring,
  overbookedDay,
  type AbsenceView,
  type BookingView,
} from '@jahrring/contracts-planning';
import type { PlanView } from '@jahrring/contracts-planning';

/** A booking that needs somebody on a day they are away. */
export interface Conflict {
  booking: BookingView;
  absence: AbsenceView;
  /** The first such day. */
  date: string;
}

/** The bookings of a plan that meet an absence, by their first such day. */
export function conflictsOf({ bookings, absences }: PlanView): Conflict[] {
  return bookings
    .flatMap((booking) => {
      const met = absenceDuring(booking, absences);
      return met ? [{ booking, ...met }] : [];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The absence that meets a booking on this day of it. */
export function absenceOn(
  { absences }: Pick<PlanView, 'absences'>,
  booking: BookingView,
  date: string,
): AbsenceView | null {
  return absenceDuring({ ...booking, firstDay: date, lastDay: date }, absences)?.absence ?? null;
}

/** What keeps a person away on a day, in part or whole; what is approved before what is asked for. */
export function awayOn(
  { absences }: Pick<PlanView, 'absences'>,
  resourceId: string,
  date: string,
): AbsenceView | null {
  const present = absences.filter(
    (one) => one.resourceId === resourceId && one.firstDay <= date && date <= one.lastDay,
  );
  return present.find(({ approved }) => approved) ?? present[0] ?? null;
}

/** The people who could take a booking over; none where the plan does not show all of its days. */
export function whoCouldTake(plan: PlanView, booking: BookingView): PlanView['resources'] {
  if (booking.firstDay < plan.from || booking.lastDay > plan.to) return [];
  return plan.resources.filter(({ id, kind }) => {
    if (kind !== 'person' || id === booking.resourceId) return false;
    const taken = plan.bookings.filter(({ resourceId }) => resourceId === id);
    return !overbookedDay(booking, taken) && !absenceDuring({ ...booking, resourceId: id }, plan.absences);
  });
}
