import { weekdayOf, type LocalDate } from '@jahrring/contracts-common';
import { targetSeconds } from './time-rules';

/** Employment data that determine the length of a day. */
export interface EmploymentDays {
  /** First and last day, both inclusive. */
  startsOn?: string | undefined;
  endsOn?: string | undefined;
  /** Ascending by validFrom; seconds of each weekday, Monday first. */
  periods: readonly { validFrom: string; dailySeconds: readonly number[] }[];
}

/** Rules of a licence that determine the length of a day for people without an entered period. */
export interface LicenceDays {
  workingWeekDays: 5 | 7;
  dailyTargetMinutes: number;
}

/**
 * Seconds somebody should work on a day, public holidays and absences not looked at: by the employment's period of that day;
 * before any was entered, by the licence's rule. Nothing outside of the employment.
 */
export function targetOf(date: LocalDate, employment: EmploymentDays | null, settings: LicenceDays): number {
  const { startsOn, endsOn, periods = [] } = employment ?? {};
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return 0;
  const period = periods.findLast(({ validFrom }) => validFrom <= date);
  if (!period) return targetSeconds(weekdayOf(date), settings);
  return period.dailySeconds[weekdayOf(date) - 1] ?? 0;
}
