import { type LocalDate, addDays } from '@jahrring/contracts-common';
import { shareIn, type WorkRecord } from './work-record';

/** Hours of a week beyond the target, by kind; seconds. */
export interface Overtime {
  /** Above the target, up to the law's week (CH: Überstunden, OR art. 321c). */
  contract: number;
  /** Above the law's week (CH: Überzeit, ArG art. 12; AT: Überstunden, AZG § 6; DE: beyond ArbZG § 3). */
  legal: number;
}

/** Splits a week's work; `legalWeekSeconds` is 45 or 50 h in CH, 48 in DE, 40 in AT. */
export function overtimeOf(workedSeconds: number, targetSeconds: number, legalWeekSeconds: number): Overtime {
  const legal = Math.max(0, workedSeconds - Math.max(legalWeekSeconds, targetSeconds));
  return { contract: Math.max(0, workedSeconds - targetSeconds - legal), legal };
}

/** The overtime of a week, work over its midnights divided; `target` is that of a day less what is credited. */
export function overtimeOfWeek(
  records: readonly WorkRecord[],
  monday: LocalDate,
  target: (date: LocalDate) => number,
  legalWeekSeconds: number,
): Overtime {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const due = dates.reduce((sum, date) => sum + target(date), 0);
  return overtimeOf(workedInWeek(records, monday), Math.max(0, due), legalWeekSeconds);
}

/** Returns the seconds of these records that fall into a week. */
export function workedInWeek(records: readonly WorkRecord[], monday: LocalDate): number {
  const sunday = addDays(monday, 6);
  return records.reduce((sum, record) => sum + shareIn(record, monday, sunday), 0);
}
