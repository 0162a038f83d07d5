import { addDays } from '@jahrring/contracts-common';

/** Longest stretch without a working day that is looked over. */
const mostDaysOff = 60;

/** The next day on which work is done; the next day where none is found. */
export function nextWorkingDay(date: string, isWorked: (day: string) => boolean): string {
  for (let ahead = 1; ahead <= mostDaysOff; ahead += 1) {
    const day = addDays(date, ahead);
    if (isWorked(day)) return day;
  }
  return addDays(date, 1);
}

/**
 * Returns the booking after a rain day: one working day later. A booking that has begun before takes a day longer
 * instead, because work that is done is not moved.
 */
export function afterRain<B extends { firstDay: string; lastDay: string }>(
  booking: B,
  day: string,
  isWorked: (day: string) => boolean,
): Pick<B, 'firstDay' | 'lastDay'> {
  const { firstDay, lastDay } = booking;
  return {
    firstDay: firstDay < day ? firstDay : nextWorkingDay(firstDay, isWorked),
    lastDay: nextWorkingDay(lastDay, isWorked),
  };
}
