import {
  absenceDuring,
  type AbsenceView,
  type BookingView,
  type PlanView,
} from '@jahrring/contracts-planning';

/** The absence that meets a booking on this day of it. */
export function absenceOn(
  { absences }: Pick<PlanView, 'absences'>,
  booking: BookingView,
  date: string,
): AbsenceView | null {
  return absenceDuring({ ...booking, firstDay: date, lastDay: date }, absences)?.absence ?? null;
}

/** Returns the absence of a person on a day, in part or whole; an approved one before a requested one. */
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
