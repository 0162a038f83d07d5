import {
  type EpochMs,
  type LocalDate,
  type LocalTime,
  addDays,
  resolveLocal,
} from '@jahrring/contracts-common';

/** Instant that is meant when a wall-clock time occurs twice. */
export type Occurrence = 'first' | 'second';

/** A stretch of time, half-open: the end does not belong to it, so 7–12 and 12–13 do not overlap. */
export interface Span {
  startMs: EpochMs;
  endMs: EpochMs;
}

export interface LocalSpan {
  date: LocalDate;
  from: LocalTime;
  to: LocalTime;
  fromOccurrence?: Occurrence | undefined;
  toOccurrence?: Occurrence | undefined;
}

export type SpanResult =
  | { ok: true; span: Span }
  /** gap: the clock never shows this time; fold: it shows it twice and nobody said which; empty: no time passes */
  | { ok: false; field: 'from' | 'to'; reason: 'gap' | 'fold' | 'empty' };

/**
 * Turns "from 22:00 to 06:00" of a local day into instants. A `to` that is not after `from` on the same day lies on the
 * next one; an entry crosses midnight at most once.
 */
export function resolveSpan(input: LocalSpan, zone: string): SpanResult {
  const start = resolveStart(input, zone);
  if (typeof start !== 'number') return start;
  if (input.from === input.to && !isSecondRound(input, zone))
    return { ok: false, field: 'to', reason: 'empty' };
  return resolveEnd(input, zone, start);
}

function resolveStart({ date, from, fromOccurrence }: LocalSpan, zone: string): EpochMs | SpanResult {
  const start = resolveLocal(date, from, zone);
  if (start.kind === 'gap') return { ok: false, field: 'from', reason: 'gap' };
  if (start.kind === 'exact') return start.at;
  if (!fromOccurrence) return { ok: false, field: 'from', reason: 'fold' };
  return start[fromOccurrence];
}

/** 02:15 to 02:15 is an hour when the one is the first and the other the second of that name. */
function isSecondRound({ date, from, fromOccurrence, toOccurrence }: LocalSpan, zone: string): boolean {
  const twice = resolveLocal(date, from, zone).kind === 'fold';
  return twice && fromOccurrence === 'first' && toOccurrence === 'second';
}

function resolveEnd({ date, to, toOccurrence }: LocalSpan, zone: string, startMs: EpochMs): SpanResult {
  for (const day of [date, addDays(date, 1)]) {
    const end = resolveLocal(day, to, zone);
    if (end.kind === 'gap') {
      if (end.passedAt > startMs) return { ok: false, field: 'to', reason: 'gap' };
      continue;
    }
    const instants = end.kind === 'exact' ? [end.at] : [end.first, end.second];
    const chosen = end.kind === 'fold' && toOccurrence ? [end[toOccurrence]] : instants;
    const later = chosen.filter((at) => at > startMs);
    if (later.length > 1) return { ok: false, field: 'to', reason: 'fold' };
    if (later[0] !== undefined) return { ok: true, span: { startMs, endMs: later[0] } };
  }
  return { ok: false, field: 'to', reason: 'empty' };
}

/** Whole seconds between the ends. */
export function spanSeconds(span: Span): number {
  return Math.round((span.endMs - span.startMs) / 1000);
}

/** Half-open: stretches that merely touch do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startMs < b.endMs && b.startMs < a.endMs;
}
