import { weekdayOf } from '@jahrring/contracts-common';
import { coversDay, type PlanView } from '@jahrring/contracts-planning';

/** The days of a week the licence works, and whichever other day has something planned; all while nothing is known. */
export function shownDays(
  days: readonly string[],
  weekdays: readonly number[] | undefined,
  plan: Pick<PlanView, 'bookings'> | undefined,
): string[] {
  return days.filter(
    (date) =>
      !weekdays ||
      weekdays.includes(weekdayOf(date)) ||
      plan?.bookings.some((booking) => coversDay(booking, date)),
  );
}
