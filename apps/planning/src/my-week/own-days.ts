import { addDays } from '@jahrring/contracts-common';
import {
  coversDay,
  type AbsenceView,
  type OwnBookingView,
  type OwnPlanView,
} from '@jahrring/contracts-planning';

/** A day on which something is planned, or which is no working day like others. */
export interface OwnDay {
  date: string;
  bookings: OwnBookingView[];
  /** The reader's absence; an approved one before a requested one. */
  absence: AbsenceView | null;
  holiday: string | null;
}

/** The days of a span that have something to tell, in their order; `always` stays even where it has nothing. */
export function ownDays(plan: OwnPlanView, from: string, to: string, always: string): OwnDay[] {
  const days: OwnDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const absences = plan.absences.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
    const day = {
      date,
      bookings: plan.bookings.filter((booking) => coversDay(booking, date)),
      absence: absences.find(({ approved }) => approved) ?? absences[0] ?? null,
      holiday: plan.holidays.find((holiday) => holiday.date === date)?.name ?? null,
    };
    if (day.bookings.length > 0 || day.absence || day.holiday || date === always) days.push(day);
  }
  return days;
}
