import { localDateAt } from '@jahrring/contracts-common';
import type { EntryTimes } from '../entry';
import type { RunningTimerEntity } from './running-timer.entity';

/** Whole seconds from one moment to a later one; 0 where it is not later. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}

/** The times of the entry a timer becomes when it ends at a moment. */
export function timesOf({ startedAt, breakSeconds, timeZone }: RunningTimerEntity, endAt: Date): EntryTimes {
  return {
    workDate: localDateAt(startedAt, timeZone),
    startAt: startedAt,
    endAt,
    seconds: secondsBetween(startedAt, endAt) - breakSeconds,
    breakSeconds,
  };
}
