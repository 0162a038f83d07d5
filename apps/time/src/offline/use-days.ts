import { useBoot } from '@jahrring/tool-kit';
import { useDay, useWeek, type DayArgs } from '../time.api';
import { emptyDay, emptyWeek } from './empty-day';
import { isUnreachable } from './kept-search';

/** A day; without a connection the one the device knows, else an empty one to record on. */
export function useDayHere({ date, employeeId }: DayArgs) {
  const { user, licence } = useBoot();
  const { currentData, error, refetch } = useDay({ date, employeeId });
  const missing = error && !currentData && isUnreachable(error);
  const day = missing ? emptyDay(date, licence.timeZone, employeeId ?? user.membershipId) : currentData;
  return { day, error, refetch };
}

/** The same of a week. */
export function useWeekHere({ date, employeeId }: DayArgs) {
  const { user, licence } = useBoot();
  const { currentData, error, refetch } = useWeek({ date, employeeId });
  const missing = error && !currentData && isUnreachable(error);
  const week = missing ? emptyWeek(date, licence.timeZone, employeeId ?? user.membershipId) : currentData;
  return { week, error, refetch };
}
