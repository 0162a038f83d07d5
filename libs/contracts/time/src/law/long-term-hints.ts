import { type LocalDate, addDays } from '@jahrring/contracts-common';
import { above, type LawHint } from './law-hint';
import type { WorkingTimeLaw } from './working-time-law';

/** Monday to Saturday. */
const workDaysOfWeek = 6;

/** One person's week, as bounds over many of them look at it. */
export interface WeekSum {
  monday: LocalDate;
  workedSeconds: number;
  /** Overtime by law. */
  legalSeconds: number;
  /** Of the days that should have been worked those absent, from 0 to 1. */
  absentShare: number;
  /** Public holidays from Monday to Saturday. */
  holidays: number;
}

/**
 * Each week with which an average over whole weeks is exceeded (DE ArbZG § 3; AT AZG § 9 par. 4). Weeks without a record
 * even out, absences do not (directive 2003/88/EC art. 16), nor do public holidays where the law counts by the day. Where
 * the employer may choose between two periods, both have to be exceeded.
 * `weeks` are consecutive; of fewer than the law's period nothing is said.
 */
export function hintsOfAverages(
  weeks: readonly WeekSum[],
  { average }: Pick<WorkingTimeLaw, 'average'>,
): LawHint[] {
  if (!average) return [];
  const { kind, weeks: period, orWeeks, seconds } = average;
  return weeks.flatMap(({ monday }, last) => {
    const actual = averageOf(weeks, last, period, kind);
    if (actual === null) return [];
    const other = orWeeks === null ? null : averageOf(weeks, last, orWeeks, kind);
    if (other !== null && other <= seconds) return [];
    return above({ kind, date: monday, workDate: monday, actual }, seconds);
  });
}

/** Of so many weeks up to one of them; null where that many are not known, or none of their days counts. */
function averageOf(
  weeks: readonly WeekSum[],
  last: number,
  period: number,
  kind: 'averageDay' | 'averageWeek',
): number | null {
  const within = weeks.slice(Math.max(0, last - period + 1), last + 1);
  if (within.length < period) return null;
  const worked = within.reduce((sum, { workedSeconds }) => sum + workedSeconds, 0);
  const units = within.reduce((sum, week) => sum + unitsOf(week, kind), 0);
  return units > 0 ? Math.round(worked / units) : null;
}

function unitsOf({ absentShare, holidays }: WeekSum, kind: 'averageDay' | 'averageWeek'): number {
  const present = 1 - absentShare;
  return kind === 'averageDay' ? (workDaysOfWeek - holidays) * present : present;
}

/**
 * The week of each year with which overtime by law exceeds what a calendar year may hold, with the year's sum up to the
 * last week given (CH ArG art. 12 par. 2). A week belongs to the year of its Sunday.
 */
export function hintsOfYearOvertime(
  weeks: readonly WeekSum[],
  { yearOvertimeSeconds: limit }: Pick<WorkingTimeLaw, 'yearOvertimeSeconds'>,
): LawHint[] {
  const found = new Map<string, { sum: number; crossedOn: LocalDate | null }>();
  for (const { monday, legalSeconds } of weeks) {
    const year = yearOfWeek(monday);
    const before = found.get(year) ?? { sum: 0, crossedOn: null };
    const sum = before.sum + legalSeconds;
    const isCrossed = limit !== null && sum > limit;
    found.set(year, { sum, crossedOn: before.crossedOn ?? (isCrossed ? monday : null) });
  }
  return [...found.values()].flatMap(({ sum, crossedOn }) =>
    crossedOn
      ? above({ kind: 'yearOvertime', date: crossedOn, workDate: crossedOn, actual: sum }, limit)
      : [],
  );
}

/** `2027`: the year in which a week's overtime is counted, that of its Sunday. */
export function yearOfWeek(monday: LocalDate): string {
  return addDays(monday, 6).slice(0, 4);
}
