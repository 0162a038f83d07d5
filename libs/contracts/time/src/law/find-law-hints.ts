import { hintsOfDays, hintsOfRest, hintsOfRows } from './day-hints';
import { hintsOfFreeTime } from './free-time-hints';
import type { LawHint } from './law-hint';
import type { LawRules } from './law-rules';
import { shiftsOf } from './shift';
import { hintsOfWeeks } from './week-hints';
import type { WorkRecord } from './work-record';
import { hintsOfYoungWeeks } from './young-week-hints';

/**
 * Every bound of days and weeks that one person's work crosses, by day. Give whole weeks, and the week before the first and the day after the
 * last for rests and rows of days.
 */
export function findLawHints(records: readonly WorkRecord[], rules: LawRules): LawHint[] {
  const worked = records.filter(({ seconds }) => seconds > 0);
  const shifts = shiftsOf(worked);
  return [
    ...hintsOfDays(shifts, rules),
    ...hintsOfRest(shifts, rules),
    ...hintsOfRows(shifts, rules),
    ...hintsOfFreeTime(worked, rules),
    ...hintsOfWeeks(worked, shifts, rules),
    ...hintsOfYoungWeeks(worked, rules),
  ].sort((a, b) => a.date.localeCompare(b.date));
}
