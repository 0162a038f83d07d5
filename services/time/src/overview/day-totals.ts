import { requiredBreakSeconds, type DayTotals, type UpdateTimeSettings } from '@jahrring/contracts-time';

/** Fields of an entry that are needed for the totals of a day. */
export interface CountedEntry {
  workDate: string;
  startAt: Date | string | null;
  endAt: Date | string | null;
  seconds: number;
  breakSeconds: number;
  billable: boolean;
}

export interface DayRules {
  today: string;
  zone: string;
  settings: UpdateTimeSettings;
  targetOf: (date: string) => number;
  /** Absences that count as worked. */
  creditedOf?: (date: string) => number;
  /** Hours on projects that the reader does not reach. */
  elsewhereOf?: (date: string) => number;
  isLocked: (date: string) => boolean;
}

/** Sums of one day; an entry over midnight counts on the day it began, as on the pay slip. */
export function dayTotals(date: string, entries: readonly CountedEntry[], rules: DayRules): DayTotals {
  const own = entries.filter((entry) => entry.workDate === date);
  const elsewhereSeconds = rules.elsewhereOf?.(date) ?? 0;
  const workedSeconds = sum(own, (entry) => entry.seconds) + elsewhereSeconds;
  const target = rules.targetOf(date);
  const creditedSeconds = rules.creditedOf?.(date) ?? 0;
  const short = date < rules.today ? target - workedSeconds - creditedSeconds : 0;
  return {
    date,
    workedSeconds,
    elsewhereSeconds,
    billableSeconds: sum(own, (entry) => (entry.billable ? entry.seconds : 0)),
    breakSeconds: sum(own, (entry) => entry.breakSeconds) + freeSeconds(own),
    // Of a day that is seen in part nobody can say whether its breaks suffice.
    requiredBreakSeconds:
      elsewhereSeconds > 0 ? 0 : requiredBreakSeconds(rules.zone, workedSeconds, rules.settings),
    targetSeconds: target,
    creditedSeconds,
    missingSeconds: short > rules.settings.missingToleranceMinutes * 60 ? short : 0,
    locked: rules.isLocked(date),
  };
}

/** Time between the first start and the last end that no entry covers. */
function freeSeconds(entries: readonly CountedEntry[]): number {
  const spans = entries.flatMap(({ startAt, endAt }) =>
    startAt && endAt ? [{ start: new Date(startAt).getTime(), end: new Date(endAt).getTime() }] : [],
  );
  spans.sort((a, b) => a.start - b.start);
  let free = 0;
  let covered = spans[0]?.end ?? 0;
  for (const { start, end } of spans) {
    free += Math.max(0, start - covered);
    covered = Math.max(covered, end);
  }
  return Math.round(free / 1000);
}

function sum(entries: readonly CountedEntry[], value: (entry: CountedEntry) => number): number {
  return entries.reduce((total, entry) => total + value(entry), 0);
}
