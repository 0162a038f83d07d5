import { addDays, mondayOf, weekdayOf, type LocalDate } from '../local-date';
import type { Span } from '../span';

const HOUR = 3600;

/** What the law bounds, in seconds and days; null where it sets no bound. */
export interface WorkingTimeLaw {
  /** Rest between two days of work. */
  dailyRestSeconds: number | null;
  /** The longest rest that a week must hold. */
  weeklyRestSeconds: number | null;
  longestDaySeconds: number | null;
  /** From the first to the last minute of a day, breaks included. */
  longestSpreadSeconds: number | null;
  longestWeekSeconds: number | null;
  /** Days in a row that may be worked. */
  consecutiveDays: number | null;
  /** Work on Sundays needs a permit. */
  sundayFree: boolean;
}

export type LawCountry = 'CH' | 'DE' | 'AT';

/**
 * CH: ArG art. 9 (45 h; 50 h for trades), 10 (14 h spread), 15a (11 h rest), 18–21 (Sunday, rest day with 11 h, six days).
 * DE: ArbZG § 3 (10 h), § 5 (11 h), § 9–11 (Sunday, 35 h), six working days of 10 h. AT: AZG § 9 (12 h, 60 h), § 12 (11 h), ARG § 3 (36 h).
 */
export const workingTimeLaws: Readonly<Record<LawCountry, WorkingTimeLaw>> = {
  CH: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 35 * HOUR,
    longestDaySeconds: null,
    longestSpreadSeconds: 14 * HOUR,
    longestWeekSeconds: 50 * HOUR,
    consecutiveDays: 6,
    sundayFree: true,
  },
  DE: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 35 * HOUR,
    longestDaySeconds: 10 * HOUR,
    longestSpreadSeconds: null,
    longestWeekSeconds: 60 * HOUR,
    consecutiveDays: 6,
    sundayFree: true,
  },
  AT: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 36 * HOUR,
    longestDaySeconds: 12 * HOUR,
    longestSpreadSeconds: null,
    longestWeekSeconds: 60 * HOUR,
    consecutiveDays: null,
    sundayFree: true,
  },
};

export const lawHintKinds = [
  'dailyRest',
  'weeklyRest',
  'longestDay',
  'longestSpread',
  'longestWeek',
  'consecutiveDays',
  'sunday',
] as const;
export type LawHintKind = (typeof lawHintKinds)[number];

/** A bound that was crossed: shown to the person and the supervisor, never in the way of recording. */
export interface LawHint {
  kind: LawHintKind;
  /** The day it happened on; of a week its Monday. */
  date: LocalDate;
  /** What was worked or rested: seconds, for `consecutiveDays` days. */
  actual: number;
  limit: number;
}

/** One person's work of a local day. Spans where times were recorded, in order; seconds without breaks. */
export interface WorkedDay {
  date: LocalDate;
  seconds: number;
  spans: readonly Span[];
}

/** Every bound that these days cross. Give whole weeks, and the day before the first for its rest. */
export function findLawHints(days: readonly WorkedDay[], law: WorkingTimeLaw): LawHint[] {
  const worked = days.filter(({ seconds }) => seconds > 0).sort((a, b) => a.date.localeCompare(b.date));
  return [
    ...worked.flatMap((day) => hintsOfDay(day, law)),
    ...restBetween(worked, law),
    ...hintsOfRows(worked, law),
    ...weeksOf(worked).flatMap((week) => hintsOfWeek(week, law)),
  ].sort((a, b) => a.date.localeCompare(b.date));
}

const above = (kind: LawHintKind, date: LocalDate, actual: number, limit: number | null): LawHint[] =>
  limit !== null && actual > limit ? [{ kind, date, actual, limit }] : [];

const below = (kind: LawHintKind, date: LocalDate, actual: number, limit: number | null): LawHint[] =>
  limit !== null && actual < limit ? [{ kind, date, actual, limit }] : [];

const startOf = ({ spans }: WorkedDay): number | undefined => spans[0]?.startMs;
const endOf = ({ spans }: WorkedDay): number | undefined =>
  spans.length > 0 ? Math.max(...spans.map(({ endMs }) => endMs)) : undefined;

function hintsOfDay(day: WorkedDay, law: WorkingTimeLaw): LawHint[] {
  const start = startOf(day);
  const end = endOf(day);
  const spread = start !== undefined && end !== undefined ? (end - start) / 1000 : 0;
  const sunday = law.sundayFree && weekdayOf(day.date) === 7;
  return [
    ...above('longestDay', day.date, day.seconds, law.longestDaySeconds),
    ...above('longestSpread', day.date, spread, law.longestSpreadSeconds),
    ...(sunday ? above('sunday', day.date, day.seconds, 0) : []),
  ];
}

/** Rest is only known between days whose times were recorded. */
function restBetween(worked: readonly WorkedDay[], law: WorkingTimeLaw): LawHint[] {
  return worked.slice(1).flatMap((day, index) => {
    const before = worked[index];
    const end = before && endOf(before);
    const start = startOf(day);
    if (end === undefined || start === undefined) return [];
    return below('dailyRest', day.date, Math.max(0, (start - end) / 1000), law.dailyRestSeconds);
  });
}

function hintsOfRows(worked: readonly WorkedDay[], law: WorkingTimeLaw): LawHint[] {
  let row = 0;
  return worked.flatMap((day, index) => {
    const before = worked[index - 1];
    row = before && addDays(before.date, 1) === day.date ? row + 1 : 1;
    return above('consecutiveDays', day.date, row, law.consecutiveDays);
  });
}

function weeksOf(worked: readonly WorkedDay[]): WorkedDay[][] {
  const weeks = new Map<LocalDate, WorkedDay[]>();
  for (const day of worked) {
    const monday = mondayOf(day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks.values()];
}

function hintsOfWeek(week: readonly WorkedDay[], law: WorkingTimeLaw): LawHint[] {
  const monday = mondayOf(week[0]?.date ?? '');
  const seconds = week.reduce((sum, day) => sum + day.seconds, 0);
  return [...above('longestWeek', monday, seconds, law.longestWeekSeconds), ...weeklyRest(week, monday, law)];
}

/** Only a week without a free day can miss its rest: from one free day the rest follows by itself. */
function weeklyRest(week: readonly WorkedDay[], monday: LocalDate, law: WorkingTimeLaw): LawHint[] {
  const timed = week.filter(({ spans }) => spans.length > 0);
  if (timed.length < 7) return [];
  const gaps = timed.slice(1).map((day, index) => {
    const before = timed[index];
    return ((startOf(day) ?? 0) - ((before && endOf(before)) ?? 0)) / 1000;
  });
  return below('weeklyRest', monday, Math.max(...gaps), law.weeklyRestSeconds);
}

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
