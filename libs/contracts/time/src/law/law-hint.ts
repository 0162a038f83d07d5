import type { LocalDate } from '@jahrring/contracts-common';

export const lawHintKinds = [
  'dailyRest',
  'weeklyRest',
  'longestDay',
  'longestSpread',
  'longestWeek',
  'consecutiveDays',
  'averageDay',
  'averageWeek',
  'yearOvertime',
  'saturday',
  'sunday',
  'holiday',
  'night',
  'minorDay',
  'minorSpread',
  'minorWeek',
  'minorWorkDays',
  'minorFreeDays',
  'minorRest',
  'minorBreak',
  'minorNight',
  'minorSunday',
  'absentAtWork',
] as const;
export type LawHintKind = (typeof lawHintKinds)[number];

/** Kinds whose amounts are days, not seconds. */
export const lawHintKindsOfDays: ReadonlySet<LawHintKind> = new Set([
  'consecutiveDays',
  'minorWorkDays',
  'minorFreeDays',
]);

/** A bound that was crossed: shown to the person and the supervisor, never in the way of recording. */
export interface LawHint {
  kind: LawHintKind;
  /** The day it happened on; of a week its Monday, of an average and a yearly cap the Monday of its last week. */
  date: LocalDate;
  /** The work date of the entry it comes from: work over midnight is recorded on the day before. */
  workDate: LocalDate;
  /** Actual work or rest: seconds, or days for `lawHintKindsOfDays`. */
  actual: number;
  limit: number;
}

/** The hint where a value exceeds its bound; none without a bound. */
export function above(hint: Omit<LawHint, 'limit'>, limit: number | null): LawHint[] {
  return limit !== null && hint.actual > limit ? [{ ...hint, limit }] : [];
}

/** The hint where a value stays below its bound; none without a bound. */
export function below(hint: Omit<LawHint, 'limit'>, limit: number | null): LawHint[] {
  return limit !== null && hint.actual < limit ? [{ ...hint, limit }] : [];
}
