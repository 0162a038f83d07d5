import { type LocalDate, addDays } from '@jahrring/contracts-common';
import { above, below, type LawHint } from './law-hint';
import { youngLawOn, type LawRules } from './law-rules';
import type { Shift } from './shift';

/** Length, spread and breaks of each day of work; stricter for who is under 18 on it. */
export function hintsOfDays(shifts: readonly Shift[], rules: LawRules): LawHint[] {
  return shifts.flatMap((shift) => {
    const { date, seconds, times } = shift;
    const on = { date, workDate: date };
    const young = youngLawOn(rules, date);
    const spread = times ? (times.endMs - times.startMs) / 1000 : 0;
    return [
      ...(young
        ? above({ ...on, kind: 'minorDay', actual: seconds }, young.longestDaySeconds)
        : above({ ...on, kind: 'longestDay', actual: seconds }, rules.law.longestDaySeconds)),
      ...(young
        ? above({ ...on, kind: 'minorSpread', actual: spread }, young.longestSpreadSeconds)
        : above({ ...on, kind: 'longestSpread', actual: spread }, rules.law.longestSpreadSeconds)),
      ...(young && times ? youngBreak(shift, young.breaks) : []),
    ];
  });
}

function youngBreak(
  { date, seconds, breakSeconds }: Shift,
  breaks: readonly { above: number; breakSeconds: number }[],
): LawHint[] {
  const due = breaks.find((bound) => seconds > bound.above)?.breakSeconds ?? null;
  return below({ kind: 'minorBreak', date, workDate: date, actual: breakSeconds }, due);
}

/** Rest is only known between days whose times were recorded. */
export function hintsOfRest(shifts: readonly Shift[], rules: LawRules): LawHint[] {
  const timed = shifts.filter(({ times }) => times !== null);
  return timed.slice(1).flatMap(({ date, times }, index) => {
    const before = timed[index]?.times;
    if (!before || !times) return [];
    const actual = Math.max(0, (times.startMs - before.endMs) / 1000);
    const young = youngLawOn(rules, date);
    const on = { date, workDate: date, actual };
    return young
      ? below({ ...on, kind: 'minorRest' }, young.dailyRestSeconds)
      : below({ ...on, kind: 'dailyRest' }, rules.law.dailyRestSeconds);
  });
}

/** Each day of work beyond so many in a row. */
export function hintsOfRows(shifts: readonly Shift[], { law }: LawRules): LawHint[] {
  const dates = [...new Set(shifts.map(({ date }) => date))].sort();
  let row = 0;
  let last: LocalDate | undefined;
  return dates.flatMap((date) => {
    row = last !== undefined && addDays(last, 1) === date ? row + 1 : 1;
    last = date;
    return above({ kind: 'consecutiveDays', date, workDate: date, actual: row }, law.consecutiveDays);
  });
}
