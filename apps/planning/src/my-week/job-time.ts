import { daysBetween } from '@jahrring/contracts-common';
import { bookedMinutes, type OwnBookingView, type OwnPlanView } from '@jahrring/contracts-planning';

const minute = 60;

/** Time of a job on one day, and what of its project is recorded then. */
export interface JobTime {
  /** As planned. */
  minutes: number;
  /** Null: nothing is. */
  recorded: number | null;
}

/** Returns the minutes of a job on a day, by the reader's own day. */
export function jobTime(
  { from, lengths, worked }: Pick<OwnPlanView, 'from' | 'lengths' | 'worked'>,
  booking: OwnBookingView,
  date: string,
): JobTime {
  const found = worked.find((one) => one.projectId === booking.projectId && one.date === date);
  const length = lengths[daysBetween(from, date)] ?? 0;
  return { minutes: bookedMinutes(booking, date, length), recorded: found?.minutes ?? null };
}

/** Returns the entry that records a job: with its times where it has valid ones and takes them whole, else with its length. */
export function entryOf(
  { part, from, to, share }: Pick<OwnBookingView, 'part' | 'from' | 'to' | 'share'>,
  minutes: number,
): { from: string; to: string } | { seconds: number } {
  const isWhole = part === 'times' && share === 100;
  if (isWhole && from && to && to !== '24:00') return { from, to };
  return { seconds: minutes * minute };
}
