import {
  dayRemarks,
  overlaps,
  type DayAway,
  type DayRemark,
  type DayTotals,
  type LawHint,
  type Span,
  type TeamDay,
} from '@jahrring/contracts-time';
import type { PersonEntry } from '../entry-record';
import { dayTotals, type DayRules } from './day-totals';

export type TeamEntry = Omit<PersonEntry, 'timeZone'>;

export interface TeamDayRules extends DayRules {
  /** Returns true if the reader may confirm it. */
  mayConfirm: (entry: TeamEntry) => boolean;
  unlockedUntil: (date: string) => Date | undefined;
  awayOf?: (date: string) => DayAway[];
  /** Only one project is looked at: nothing can be said of the whole day. */
  partial: boolean;
}

/** One person's day, given what was recorded on it, with what should be looked at before it is confirmed. */
export function teamDay(
  date: string,
  own: readonly TeamEntry[],
  hints: readonly LawHint[],
  rules: TeamDayRules,
): TeamDay {
  const totals = dayTotals(date, own, rules);
  const count = (is: (entry: TeamEntry) => boolean): number => own.filter(is).length;
  return {
    date,
    entries: own.length,
    workedSeconds: totals.workedSeconds,
    elsewhereSeconds: totals.elsewhereSeconds ?? 0,
    targetSeconds: rules.partial ? 0 : totals.targetSeconds,
    missingSeconds: rules.partial ? 0 : totals.missingSeconds,
    open: count((entry) => !entry.confirmedAt && rules.mayConfirm(entry)),
    confirmed: count(({ confirmedAt }) => confirmedAt !== null),
    unseen: count(({ seenAt }) => seenAt === null),
    exported: count(({ exportedAt }) => exportedAt !== null),
    archived: count(({ archivedAt }) => archivedAt !== null),
    locked: totals.locked,
    unlockedUntil: rules.unlockedUntil(date)?.toISOString() ?? null,
    remarks: remarksOf(own, totals, hints, rules),
    away: rules.awayOf?.(date) ?? [],
  };
}

/** Returns the remarks on a day that should be checked. */
export function remarksOf(
  own: readonly TeamEntry[],
  totals: DayTotals,
  hints: readonly LawHint[],
  { partial, settings }: Pick<TeamDayRules, 'partial' | 'settings'>,
): DayRemark[] {
  const remarks: Record<DayRemark, boolean> = {
    missing: !partial && totals.missingSeconds > 0,
    break: !partial && totals.breakSeconds < totals.requiredBreakSeconds,
    overlap: hasOverlap(own),
    law: !partial && hints.some((hint) => hint.workDate === totals.date),
    late: own.some(({ late, confirmedAt }) => late && !confirmedAt),
    needsReview: own.some(({ needsReview }) => needsReview),
    comment: settings.commentRequired && own.some(({ comment }) => !comment),
  };
  return dayRemarks.filter((remark) => remarks[remark]);
}

function spanOf({ startAt, endAt }: TeamEntry): Span[] {
  return startAt && endAt ? [{ startMs: startAt.getTime(), endMs: endAt.getTime() }] : [];
}

function hasOverlap(entries: readonly TeamEntry[]): boolean {
  const spans = entries.flatMap(spanOf).sort((a, b) => a.startMs - b.startMs);
  return spans.some((span, index) => {
    const before = spans[index - 1];
    return before !== undefined && overlaps(before, span);
  });
}
