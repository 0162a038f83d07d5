import type { LocalTime } from '@jahrring/contracts-common';

const HOUR = 3600;

/** A stretch of the night by the wall clock; it goes over midnight. */
export interface NightWindow {
  from: LocalTime;
  to: LocalTime;
}

/** A break that is due after more than so much work; seconds. */
export interface BreakBound {
  above: number;
  breakSeconds: number;
}

/** An average that may not be exceeded over so many whole weeks, by the day (Monday to Saturday) or by the week. */
export interface AverageBound {
  kind: 'averageDay' | 'averageWeek';
  weeks: number;
  /** A longer period that the employer may choose instead; null where the law gives no choice. */
  orWeeks: number | null;
  seconds: number;
}

/** Legal limits for people under 18. */
export interface YoungWorkerLaw {
  longestDaySeconds: number;
  /** From the first to the last minute of a day, breaks included. */
  longestSpreadSeconds: number | null;
  longestWeekSeconds: number | null;
  /** Days of a week that may be worked. */
  workDaysOfWeek: number | null;
  /** Free calendar days in a row that a week must begin; they may end in the next. */
  freeDaysInRow: number | null;
  dailyRestSeconds: number;
  /** Longest first; empty where the breaks of adults hold. */
  breaks: readonly BreakBound[];
  /** When they must not work, from an age on; the oldest first. */
  nights: readonly (NightWindow & { fromAge: number })[];
}

/** Limits of the law, in seconds and days; null if it sets no limit. */
export interface WorkingTimeLaw {
  /** Rest between two days of work. */
  dailyRestSeconds: number | null;
  /** The longest rest that a week must hold. */
  weeklyRestSeconds: number | null;
  longestDaySeconds: number | null;
  /** From the first to the last minute of a day, breaks included. */
  longestSpreadSeconds: number | null;
  longestWeekSeconds: number | null;
  /** Work of a week beyond it is overtime by law. */
  overtimeWeekSeconds: number;
  /** Overtime by law that a calendar year may hold. */
  yearOvertimeSeconds: number | null;
  average: AverageBound | null;
  /** Days in a row that may be worked. */
  consecutiveDays: number | null;
  night: NightWindow;
  /** Least work in one night that counts as night work. */
  nightWorkSeconds: number;
  /** When the rest of the weekend begins on Saturday. */
  saturdayFrom: LocalTime | null;
  /** When Sundays and public holidays begin on the evening before and end on their own; null: from midnight to midnight. */
  sundayFrom: LocalTime | null;
  young: YoungWorkerLaw;
}

export type LawCountry = 'CH' | 'DE' | 'AT';

/** The age from which nobody is protected as a young worker any more. */
export const adultAge = 18;

/**
 * CH: ArG art. 9 (45 h; 50 h for trades), 10 (day and evening 6–23, 14 h spread), 12 (overtime; par. 2: 170 h a calendar
 * year beyond a week of 45 h, 140 h beyond one of 50 h), 15a (11 h rest), 16 (night work from the first minute), 18 (Sunday
 * from Saturday 23 to Sunday 23), 20a (public holidays are Sundays), 21 and ArGV 1 art. 16, 21 (six days, 35 h); art. 31
 * and ArGV 5 art. 10–16 (9 h, all within 12 h, 12 h rest, until 22; under 16 until 20).
 * DE: ArbZG § 2 (night 23–6, night work above two hours), § 3 (10 h, 60 h; on average of 24 weeks or six calendar months,
 * taken as 26 weeks, 8 h a day from Monday to Saturday), § 5 (11 h), § 9 (0–24), § 11 (35 h); JArbSchG § 8 (8 h, 40 h), § 11 (breaks), § 12 (within 10 h), § 13 (12 h),
 * § 14 (20–6), § 15 (five days a week), § 17, 18 (Sundays, holidays).
 * AT: AZG § 3, 6 (40 h, then overtime), § 9 (12 h, 60 h; par. 4: 48 h on average of 17 weeks), § 12 (11 h), § 12a (night
 * 22–5, from three hours), ARG § 3 (36 h, from Saturday 13:00); KJBG § 11 (8 h, 40 h), § 15 (breaks), § 16 (12 h), § 17
 * (20–6), § 18 (Sundays, holidays), § 19 (two calendar days in a row).
 */
export const workingTimeLaws: Readonly<Record<LawCountry, WorkingTimeLaw>> = {
  CH: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 35 * HOUR,
    longestDaySeconds: null,
    longestSpreadSeconds: 14 * HOUR,
    longestWeekSeconds: 50 * HOUR,
    overtimeWeekSeconds: 50 * HOUR,
    yearOvertimeSeconds: 140 * HOUR,
    average: null,
    consecutiveDays: 6,
    night: { from: '23:00', to: '06:00' },
    nightWorkSeconds: 1,
    saturdayFrom: null,
    sundayFrom: '23:00',
    young: {
      longestDaySeconds: 9 * HOUR,
      longestSpreadSeconds: 12 * HOUR,
      longestWeekSeconds: null,
      workDaysOfWeek: null,
      freeDaysInRow: null,
      dailyRestSeconds: 12 * HOUR,
      breaks: [],
      nights: [
        { fromAge: 16, from: '22:00', to: '06:00' },
        { fromAge: 0, from: '20:00', to: '06:00' },
      ],
    },
  },
  DE: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 35 * HOUR,
    longestDaySeconds: 10 * HOUR,
    longestSpreadSeconds: null,
    longestWeekSeconds: 60 * HOUR,
    overtimeWeekSeconds: 48 * HOUR,
    yearOvertimeSeconds: null,
    average: { kind: 'averageDay', weeks: 24, orWeeks: 26, seconds: 8 * HOUR },
    consecutiveDays: 6,
    night: { from: '23:00', to: '06:00' },
    nightWorkSeconds: 2 * HOUR + 1,
    saturdayFrom: null,
    sundayFrom: null,
    young: {
      longestDaySeconds: 8 * HOUR,
      longestSpreadSeconds: 10 * HOUR,
      longestWeekSeconds: 40 * HOUR,
      workDaysOfWeek: 5,
      freeDaysInRow: null,
      dailyRestSeconds: 12 * HOUR,
      breaks: [
        { above: 6 * HOUR, breakSeconds: HOUR },
        { above: 4.5 * HOUR, breakSeconds: HOUR / 2 },
      ],
      nights: [{ fromAge: 0, from: '20:00', to: '06:00' }],
    },
  },
  AT: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 36 * HOUR,
    longestDaySeconds: 12 * HOUR,
    longestSpreadSeconds: null,
    longestWeekSeconds: 60 * HOUR,
    overtimeWeekSeconds: 40 * HOUR,
    yearOvertimeSeconds: null,
    average: { kind: 'averageWeek', weeks: 17, orWeeks: null, seconds: 48 * HOUR },
    consecutiveDays: null,
    night: { from: '22:00', to: '05:00' },
    nightWorkSeconds: 3 * HOUR,
    saturdayFrom: '13:00',
    sundayFrom: null,
    young: {
      longestDaySeconds: 8 * HOUR,
      longestSpreadSeconds: null,
      longestWeekSeconds: 40 * HOUR,
      workDaysOfWeek: null,
      freeDaysInRow: 2,
      dailyRestSeconds: 12 * HOUR,
      breaks: [{ above: 4.5 * HOUR, breakSeconds: HOUR / 2 }],
      nights: [{ fromAge: 0, from: '20:00', to: '06:00' }],
    },
  },
};
