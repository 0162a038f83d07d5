import { addDays, daysBetween, nextMonthOf, type LocalDate } from './local-date';
import { localDateAt, localTimeAt, type EpochMs } from './zone';

const HOUR = 3600;

/** Defaults of every licence; the one place where these values stand. Seconds and days. */
export const timeRules = {
  /** Longest single entry. */
  maxEntrySeconds: 16 * HOUR,
  /** Days after the work date on which an entry can still be changed. */
  lockDays: 7,
  /** A month closes on this day of the next one … */
  monthCloseDay: 5,
  /** … at this local time. */
  monthCloseTime: '12:00',
  /** Minute steps the entry form offers. */
  minuteStep: 5,
  workingWeekDays: 5,
  dailyTargetSeconds: 8 * HOUR + 24 * 60,
  commentMax: 2000,
} as const;

export type LockReason = 'age' | 'month';

/**
 * Why an entry of this day can no longer be changed, or null. The day counts in the licence's zone: seven days later it
 * is still open, on the eighth it is not; a month is closed from the 5th of the next, 12:00.
 */
export function lockReason(workDate: LocalDate, now: EpochMs, zone: string): LockReason | null {
  const today = localDateAt(now, zone);
  if (daysBetween(workDate, today) > timeRules.lockDays) return 'age';
  const closes = addDays(nextMonthOf(workDate), timeRules.monthCloseDay - 1);
  const closed = today > closes || (today === closes && localTimeAt(now, zone) >= timeRules.monthCloseTime);
  return closed ? 'month' : null;
}

/** Work is recorded up to the end of the current local day, never for a later one. */
export function isFutureWork(workDate: LocalDate, now: EpochMs, zone: string): boolean {
  return workDate > localDateAt(now, zone);
}

interface BreakStep {
  /** Worked seconds above which the break is due. */
  above: number;
  breakSeconds: number;
}

/** CH: ArG art. 15; DE: ArbZG § 4; AT: AZG § 11. Longest first; other countries follow the Swiss steps. */
const breakSteps: Readonly<Record<'CH' | 'DE' | 'AT', readonly BreakStep[]>> = {
  CH: [
    { above: 9 * HOUR, breakSeconds: HOUR },
    { above: 7 * HOUR, breakSeconds: HOUR / 2 },
    { above: 5.5 * HOUR, breakSeconds: HOUR / 4 },
  ],
  DE: [
    { above: 9 * HOUR, breakSeconds: 45 * 60 },
    { above: 6 * HOUR, breakSeconds: HOUR / 2 },
  ],
  AT: [{ above: 6 * HOUR, breakSeconds: HOUR / 2 }],
};

/** The break in seconds the law asks for after this much work on one day; 0 for none. */
export function requiredBreakSeconds(country: string, workedSeconds: number): number {
  const steps = country === 'DE' || country === 'AT' ? breakSteps[country] : breakSteps.CH;
  return steps.find((step) => workedSeconds > step.above)?.breakSeconds ?? 0;
}

/** What a person should work on a day, in seconds: nothing at the weekend of a five-day week. */
export function targetSeconds(
  weekday: number,
  weekDays: number = timeRules.workingWeekDays,
  daily: number = timeRules.dailyTargetSeconds,
): number {
  return weekday <= weekDays ? daily : 0;
}
