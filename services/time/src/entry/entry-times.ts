import { localDateAt, localTimeAt, resolveLocal } from '@jahrring/contracts-common';
import {
  resolveSpan,
  spanSeconds,
  timeLimits,
  type Occurrence,
  type Rules,
  type Span,
  type UpdateEntry,
} from '@jahrring/contracts-time';
import { timeError } from '../errors';

/** The times of an entry as somebody gave them. */
export interface TimesInput {
  workDate: string;
  from?: string | undefined;
  to?: string | undefined;
  fromOccurrence?: Occurrence | undefined;
  toOccurrence?: Occurrence | undefined;
  startAt?: string | undefined;
  endAt?: string | undefined;
  seconds?: number | undefined;
  breakSeconds: number;
}

/** The times of an entry as they are stored. */
export interface EntryTimes {
  workDate: string;
  startAt: Date | null;
  endAt: Date | null;
  /** Worked time without the break. */
  seconds: number;
  breakSeconds: number;
}

type LengthRules = Rules<'maxEntryHours'>;

/** The day of a line that records no hours. */
export function dayOnly(workDate: string): EntryTimes {
  return { workDate, startAt: null, endAt: null, seconds: 0, breakSeconds: 0 };
}

/** Resolves the given times in the licence's zone; throws errors at the fields concerned. */
export function resolveTimes(input: TimesInput, zone: string, rules: LengthRules): EntryTimes {
  if (input.seconds !== undefined) return durationOnly(input, input.seconds, rules);
  const span =
    input.startAt && input.endAt ? instantSpan(input.startAt, input.endAt) : clockSpan(input, zone);
  const gross = spanSeconds(span);
  requireLength(gross, rules, endField(input));
  if (input.breakSeconds >= gross) throw timeError('BREAK_TOO_LONG', undefined, 'breakSeconds');
  return {
    workDate: localDateAt(span.startMs, zone),
    startAt: new Date(span.startMs),
    endAt: new Date(span.endMs),
    seconds: gross - input.breakSeconds,
    breakSeconds: input.breakSeconds,
  };
}

function requireLength(seconds: number, { maxEntryHours }: LengthRules, field: string): void {
  const longest = Math.min(maxEntryHours * 3600, timeLimits.entrySeconds);
  if (seconds > longest) throw timeError('ENTRY_TOO_LONG', { hours: longest / 3600 }, field);
}

function durationOnly(input: TimesInput, seconds: number, rules: LengthRules): EntryTimes {
  requireLength(seconds, rules, 'seconds');
  return { workDate: input.workDate, startAt: null, endAt: null, seconds, breakSeconds: input.breakSeconds };
}

function endField(input: TimesInput): string {
  return input.startAt ? 'endAt' : 'to';
}

function instantSpan(startAt: string, endAt: string): Span {
  const span = { startMs: Date.parse(startAt), endMs: Date.parse(endAt) };
  if (span.endMs < span.startMs) throw timeError('END_BEFORE_START', undefined, 'endAt');
  if (spanSeconds(span) === 0) throw timeError('ENTRY_EMPTY', undefined, 'endAt');
  return span;
}

function clockSpan(input: TimesInput, zone: string): Span {
  const { workDate, from = '', to = '' } = input;
  const result = resolveSpan({ ...input, date: workDate, from, to }, zone);
  if (result.ok) return result.span;
  const { field, reason } = result;
  if (reason === 'empty') throw timeError('ENTRY_EMPTY', undefined, field);
  const params = { date: workDate, time: field === 'from' ? from : to };
  throw timeError(reason === 'gap' ? 'TIME_SKIPPED' : 'TIME_AMBIGUOUS', params, field);
}

interface StoredTimes extends EntryTimes {
  timeZone: string;
}

const timeFields = ['workDate', 'from', 'to', 'startAt', 'endAt', 'seconds', 'breakSeconds'] as const;

/** Returns the times of an entry after a change; untouched ones stay as they are, to the second. */
export function changeTimes(
  current: StoredTimes,
  patch: UpdateEntry,
  zone: string,
  rules: LengthRules,
): EntryTimes {
  if (!timeFields.some((field) => patch[field] !== undefined)) return current;
  return resolveTimes(mergeTimes(current, patch), zone, rules);
}

function mergeTimes(current: StoredTimes, patch: UpdateEntry): TimesInput {
  const breakSeconds = patch.breakSeconds ?? current.breakSeconds;
  const workDate = patch.workDate ?? current.workDate;
  if (patch.seconds !== undefined) return { workDate, breakSeconds, seconds: patch.seconds };
  if (patch.startAt !== undefined || patch.endAt !== undefined) {
    const startAt = patch.startAt ?? iso(current.startAt);
    const endAt = patch.endAt ?? iso(current.endAt);
    if (!startAt || !endAt) throw timeError('ENTRY_EMPTY', undefined, startAt ? 'endAt' : 'startAt');
    return { workDate, breakSeconds, startAt, endAt };
  }
  if (patch.from === undefined && patch.to === undefined && patch.workDate === undefined && current.startAt) {
    // Only the break changes: instants recorded to the second stay so.
    return { workDate, breakSeconds, startAt: iso(current.startAt), endAt: iso(current.endAt) };
  }
  const clock = clockOf(current);
  const from = patch.from ?? clock?.from;
  const to = patch.to ?? clock?.to;
  if (from === undefined && to === undefined) return { workDate, breakSeconds, seconds: current.seconds };
  if (!from || !to) throw timeError('ENTRY_EMPTY', undefined, from ? 'to' : 'from');
  return {
    workDate,
    breakSeconds,
    from,
    to,
    fromOccurrence: patch.fromOccurrence ?? (from === clock?.from ? clock.fromOccurrence : undefined),
    toOccurrence: patch.toOccurrence ?? (to === clock?.to ? clock.toOccurrence : undefined),
  };
}

function iso(at: Date | null): string | undefined {
  return at?.toISOString();
}

interface ClockTimes {
  from: string;
  to: string;
  fromOccurrence: Occurrence | undefined;
  toOccurrence: Occurrence | undefined;
}

/** The wall-clock times of a stored entry, null for a bare duration. */
export function clockOf({
  startAt,
  endAt,
  timeZone,
}: Pick<StoredTimes, 'startAt' | 'endAt' | 'timeZone'>): ClockTimes | null {
  if (!startAt || !endAt) return null;
  return {
    from: localTimeAt(startAt, timeZone),
    to: localTimeAt(endAt, timeZone),
    fromOccurrence: occurrenceOf(startAt.getTime(), timeZone),
    toOccurrence: occurrenceOf(endAt.getTime(), timeZone),
  };
}

/** Returns which of the two occurrences an instant is if the clock of a zone shows its time twice. */
export function occurrenceOf(at: number, zone: string): Occurrence | undefined {
  const minute = at - (at % 60_000);
  const meaning = resolveLocal(localDateAt(at, zone), localTimeAt(at, zone), zone);
  if (meaning.kind !== 'fold') return undefined;
  return meaning.second === minute ? 'second' : 'first';
}

/** The times as an entry keeps them, with the zone they were given in. */
export function storedTimes(times: EntryTimes, timeZone: string): EntryTimes & { timeZone: string } {
  const { workDate, startAt, endAt, seconds, breakSeconds } = times;
  return { workDate, startAt, endAt, seconds, breakSeconds, timeZone };
}
