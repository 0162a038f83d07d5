import { type LocalTime, addDays, localDateAt } from '@jahrring/contracts-common';
import { v5 } from 'uuid';
import { resolveSpan, type Span } from './span';
import type { TimeErrorCode } from './time.errors';
import { DAY, minutesOf, nearest, clockOfCrew, spanMinutes } from './crew-clock';
import type { LineTimes, Clock } from './crew-clock';

/** One person's own times; what is left out is the crew's. */
export type OwnTimes = Partial<Omit<LineTimes, 'workDate'>>;

/**
 * required: the crew's line has no time to stand in for the missing one; outside: no moment of the crew's; reversed: the
 * end comes before the start; gap, fold, empty: as in `resolveSpan`; break: as long as the work or longer.
 */
export type CrewTimesIssue = 'required' | 'outside' | 'reversed' | 'gap' | 'fold' | 'empty' | 'break';

/** Error code for each issue. */
export const crewTimesErrors = {
  required: 'CREW_TIME_MISSING',
  outside: 'CREW_OUTSIDE',
  reversed: 'END_BEFORE_START',
  gap: 'TIME_SKIPPED',
  fold: 'TIME_AMBIGUOUS',
  empty: 'ENTRY_EMPTY',
  break: 'BREAK_TOO_LONG',
} as const satisfies Record<CrewTimesIssue, TimeErrorCode>;

export type CrewTimes =
  | { ok: true; times: LineTimes }
  | { ok: false; field: 'from' | 'to' | 'breakSeconds'; issue: CrewTimesIssue };

/**
 * When one person of a crew worked: the crew's times with the person's own instead, each for itself. Own clock times lie
 * on the day of the crew's span, on the next where that one crosses midnight, and share a moment with it.
 */
export function crewTimes(line: LineTimes, own: OwnTimes, zone: string): CrewTimes {
  const breakSeconds = own.breakSeconds ?? line.breakSeconds;
  const { from: ownFrom, to: ownTo, fromOccurrence: ownFirst, toOccurrence: ownLast } = own;
  if ([ownFrom, ownTo, ownFirst, ownLast].every((value) => value === undefined)) {
    return withBreak({ ...withoutClock(line, own), breakSeconds }, zone);
  }
  const crew = clockOfCrew(line, zone);
  const from = ownFrom ?? crew?.from;
  const to = ownTo ?? crew?.to;
  if (from === undefined) return { ok: false, field: 'from', issue: 'required' };
  if (to === undefined) return { ok: false, field: 'to', issue: 'required' };
  const times = {
    workDate: crew?.date ?? line.workDate,
    from,
    to,
    fromOccurrence: ownFirst ?? (ownFrom === undefined ? crew?.fromOccurrence : undefined),
    toOccurrence: ownLast ?? (ownTo === undefined ? crew?.toOccurrence : undefined),
    breakSeconds,
  };
  return crew ? withinCrew(crew, own, times, zone) : withBreak(times, zone);
}

/**
 * Returns the times of a line without clock times: exact instants, each separately, a duration, or the crew's times as
 * they are.
 */
function withoutClock(line: LineTimes, { seconds, startAt, endAt }: OwnTimes): LineTimes {
  const { workDate } = line;
  if (seconds !== undefined) return { workDate, seconds };
  if (startAt !== undefined || endAt !== undefined) {
    return { workDate, startAt: startAt ?? line.startAt, endAt: endAt ?? line.endAt };
  }
  const { from, to, fromOccurrence, toOccurrence } = line;
  const instants = { startAt: line.startAt, endAt: line.endAt, seconds: line.seconds };
  return { workDate, from, to, fromOccurrence, toOccurrence, ...instants };
}

type ClockTimes = LineTimes & { from: LocalTime; to: LocalTime };

/** Puts the times on the days of the crew's span; `start` and `end` count minutes from the crew's midnight. */
function withinCrew(crew: Clock, own: OwnTimes, times: ClockTimes, zone: string): CrewTimes {
  const start = minutesOf(crew.from);
  const end = start + spanMinutes(crew);
  const { from, to } = times;
  const ownStart = own.from === undefined ? start : nearest(minutesOf(from), start, end - 1, start);
  const ownEnd = own.to === undefined ? end : nearest(minutesOf(to), start + 1, end, end);
  const field = own.from === undefined ? 'to' : 'from';
  if (ownStart >= end || ownEnd <= start) return { ok: false, field, issue: 'outside' };
  const workDate = addDays(times.workDate, Math.floor(ownStart / DAY));
  const placed = { ...times, workDate };
  const result = resolveSpan({ ...placed, date: workDate, from, to }, zone);
  if (!result.ok) return { ok: false, field: result.field, issue: result.reason };
  const lastDay = addDays(times.workDate, Math.floor(ownEnd / DAY));
  if (localDateAt(result.span.endMs, zone) !== lastDay) return { ok: false, field: 'to', issue: 'reversed' };
  return withBreak(placed, zone, result.span);
}

function withBreak(times: LineTimes, zone: string, known?: Span): CrewTimes {
  const { workDate: date, from, to, breakSeconds = 0 } = times;
  if (breakSeconds === 0 || from === undefined || to === undefined) return { ok: true, times };
  const result = known ? { ok: true as const, span: known } : resolveSpan({ ...times, date, from, to }, zone);
  if (!result.ok) return { ok: false, field: result.field, issue: result.reason };
  const { startMs, endMs } = result.span;
  if (breakSeconds * 1000 >= endMs - startMs) return { ok: false, field: 'breakSeconds', issue: 'break' };
  return { ok: true, times };
}

/** The id of a person's entry in a crew's group: sent again after a lost answer, from the device too, it stays one. */
export function crewEntryId(groupId: string, employeeId: string): string {
  return v5(employeeId, groupId);
}
