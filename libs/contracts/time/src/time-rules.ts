import {
  type EpochMs,
  type LocalDate,
  addDays,
  daysBetween,
  localDateAt,
  localTimeAt,
  nextMonthOf,
} from '@jahrring/contracts-common';
import { defaultTimeSettings, type UpdateTimeSettings } from './time-settings.contract';

const HOUR = 3600;

/** Bounds no licence can move. */
export const timeLimits = {
  commentMax: 2000,
  /** Longest entry any licence can allow, in seconds. */
  entrySeconds: 24 * HOUR,
  /** Lines recorded in one go. */
  lines: 50,
  /** Largest age in days at which something recorded on a device is still accepted. */
  offlineDays: 30,
  /** Seconds below which a timer run counts as an accidental tap. */
  timerSeconds: 10,
  /** Half the way around the Earth: no device is further from a code. */
  scanMetres: 20_040_000,
  /** People of one crew entry. */
  crew: 100,
} as const;

/** The rules of a licence that a function asks for. */
export type Rules<K extends keyof UpdateTimeSettings> = Pick<UpdateTimeSettings, K>;

export type LockReason = 'age' | 'month';

/**
 * Returns the reason why an entry of this day can no longer be changed, or null. The day is that of the licence's zone:
 * `lockDays` days later it is still open, the day after it is not; a month is closed from its closing day and time on.
 */
export function lockReason(
  workDate: LocalDate,
  now: EpochMs,
  zone: string,
  rules: Rules<'lockDays' | 'monthCloseDay' | 'monthCloseTime'> = defaultTimeSettings,
): LockReason | null {
  const today = localDateAt(now, zone);
  if (daysBetween(workDate, today) > rules.lockDays) return 'age';
  const closes = addDays(nextMonthOf(workDate), rules.monthCloseDay - 1);
  const closed = today > closes || (today === closes && localTimeAt(now, zone) >= rules.monthCloseTime);
  return closed ? 'month' : null;
}

/** The last day that is locked; every day before it is too. */
export function lastLockedDay(
  now: EpochMs,
  zone: string,
  rules: Rules<'lockDays' | 'monthCloseDay' | 'monthCloseTime'> = defaultTimeSettings,
): LocalDate {
  let date = localDateAt(now, zone);
  while (!lockReason(date, now, zone, rules)) date = addDays(date, -1);
  return date;
}

/** Work is recorded up to the end of the current local day, and as many days ahead as the licence allows. */
export function isFutureWork(
  workDate: LocalDate,
  now: EpochMs,
  zone: string,
  rules: Rules<'futureDays'> = defaultTimeSettings,
): boolean {
  return workDate > addDays(localDateAt(now, zone), rules.futureDays);
}

interface BreakStep {
  /** Worked seconds above which the break is due. */
  above: number;
  breakSeconds: number;
}

type BreakCountry = 'CH' | 'DE' | 'AT';

/** CH: ArG art. 15; DE: ArbZG § 4; AT: AZG § 11. Longest first. */
const breakSteps: Readonly<Record<BreakCountry, readonly BreakStep[]>> = {
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

/** Whose law on breaks holds: the licence's zone says where it works. */
export function breakCountryOf(zone: string): BreakCountry {
  if (zone === 'Europe/Vienna') return 'AT';
  return zone === 'Europe/Berlin' || zone === 'Europe/Busingen' ? 'DE' : 'CH';
}

/** The break in seconds that is asked for after this much work on one day; 0 for none. */
export function requiredBreakSeconds(
  zone: string,
  workedSeconds: number,
  rules: Rules<'breakRule' | 'breakSteps'> = defaultTimeSettings,
): number {
  return stepsOf(zone, rules).find((step) => workedSeconds > step.above)?.breakSeconds ?? 0;
}

function stepsOf(zone: string, rules: Rules<'breakRule' | 'breakSteps'>): readonly BreakStep[] {
  const { breakRule } = rules;
  if (breakRule === 'none') return [];
  if (breakRule !== 'own') return breakSteps[breakRule === 'zone' ? breakCountryOf(zone) : breakRule];
  const own = rules.breakSteps.map(({ aboveMinutes, breakMinutes }) => ({
    above: aboveMinutes * 60,
    breakSeconds: breakMinutes * 60,
  }));
  return own.sort((a, b) => b.above - a.above);
}

/** Returns the seconds that a person should work on a day: nothing at the weekend of a five-day week. */
export function targetSeconds(
  weekday: number,
  rules: Rules<'workingWeekDays' | 'dailyTargetMinutes'> = defaultTimeSettings,
): number {
  return weekday <= rules.workingWeekDays ? rules.dailyTargetMinutes * 60 : 0;
}
