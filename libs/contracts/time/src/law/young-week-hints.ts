import { type LocalDate, addDays, mondayOf, weekOf } from '@jahrring/contracts-common';
import { above, below, type LawHint } from './law-hint';
import { youngLawOn, type LawRules } from './law-rules';
import { datesOf, type WorkRecord } from './work-record';

/** Days worked and days free in each week of somebody under 18; work over midnight touches both days. */
export function hintsOfYoungWeeks(records: readonly WorkRecord[], rules: LawRules): LawHint[] {
  const worked = new Set(records.flatMap(datesOf));
  const mondays = new Set([...worked].map(mondayOf));
  return [...mondays]
    .sort()
    .flatMap((monday) => [...workDaysOf(monday, worked, rules), ...freeDaysOf(monday, worked, rules)]);
}

/** JArbSchG § 15: days worked in the week, of those before the 18th birthday. */
function workDaysOf(monday: LocalDate, worked: ReadonlySet<LocalDate>, rules: LawRules): LawHint[] {
  const actual = weekOf(monday).filter((date) => worked.has(date) && youngLawOn(rules, date)).length;
  return above(
    { kind: 'minorWorkDays', date: monday, workDate: monday, actual },
    rules.law.young.workDaysOfWeek,
  );
}

/** KJBG § 19: the longest row of free days that begins in the week; it may end on the Monday after. */
function freeDaysOf(monday: LocalDate, worked: ReadonlySet<LocalDate>, rules: LawRules): LawHint[] {
  const sunday = addDays(monday, 6);
  if (!youngLawOn(rules, sunday)) return [];
  let [row, actual] = [0, 0];
  for (const date of [...weekOf(monday), addDays(sunday, 1)]) {
    row = worked.has(date) ? 0 : row + 1;
    // A row that begins after the Sunday belongs to the next week.
    if (date <= sunday || row > 1) actual = Math.max(actual, row);
  }
  return below(
    { kind: 'minorFreeDays', date: monday, workDate: monday, actual },
    rules.law.young.freeDaysInRow,
  );
}
