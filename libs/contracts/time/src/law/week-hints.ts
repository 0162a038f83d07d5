import { type LocalDate, addDays, mondayOf, startOfDay } from '@jahrring/contracts-common';
import { above, below, type LawHint } from './law-hint';
import { youngLawOn, type LawRules } from './law-rules';
import type { Shift } from './shift';
import { datesOf, shareIn, type WorkRecord } from './work-record';

/** Length and rest of each week, Monday 0:00 to Sunday 24:00. */
export function hintsOfWeeks(
  records: readonly WorkRecord[],
  shifts: readonly Shift[],
  rules: LawRules,
): LawHint[] {
  const mondays = new Set(records.flatMap(datesOf).map(mondayOf));
  return [...mondays]
    .sort()
    .flatMap((monday) => [...lengthOf(records, monday, rules), ...restOf(records, shifts, monday, rules)]);
}

/** A week in which somebody turns 18 is judged twice: the days before by the bound of the young, the whole by that of all. */
function lengthOf(records: readonly WorkRecord[], monday: LocalDate, rules: LawRules): LawHint[] {
  const sum = (given: readonly WorkRecord[]): number =>
    given.reduce((total, record) => total + shareIn(record, monday, addDays(monday, 6)), 0);
  const on = { date: monday, workDate: monday };
  const young = records.filter(({ workDate }) => youngLawOn(rules, workDate) !== null);
  const { longestWeekSeconds } = rules.law.young;
  const tooLong = above({ ...on, kind: 'minorWeek', actual: sum(young) }, longestWeekSeconds);
  if (tooLong.length > 0) return tooLong;
  return above({ ...on, kind: 'longestWeek', actual: sum(records) }, rules.law.longestWeekSeconds);
}

/**
 * The longest rest that begins in the week. It ends with the next work, whenever that is; where none is known, it is long
 * enough. Not known in a week with work without times.
 */
function restOf(
  records: readonly WorkRecord[],
  shifts: readonly Shift[],
  monday: LocalDate,
  { law }: LawRules,
): LawHint[] {
  const [zone = 'UTC'] = records.map((record) => record.zone);
  const [from, to] = [startOfDay(monday, zone), startOfDay(addDays(monday, 7), zone)];
  const isUntimed = shifts.some(({ date, times }) => !times && date >= monday && date <= addDays(monday, 7));
  if (isUntimed) return [];
  const timed = shifts.flatMap(({ times }) => (times ? [times] : []));
  const worked = timed.filter(({ startMs, endMs }) => endMs > from && startMs < to);
  const [first] = worked;
  if (!first) return [];
  const next = timed.find(({ startMs }) => startMs >= to)?.startMs ?? Infinity;
  const starts = [...worked.slice(1).map(({ startMs }) => startMs), next];
  const gaps = worked.map(({ endMs }, index) => ((starts[index] ?? Infinity) - endMs) / 1000);
  const actual = Math.max((first.startMs - from) / 1000, ...gaps);
  return below({ kind: 'weeklyRest', date: monday, workDate: monday, actual }, law.weeklyRestSeconds);
}
