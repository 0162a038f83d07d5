import {
  overlaps,
  resolveSpan,
  type EntryView,
  type QuickSegment,
  type RecentCombination,
  type Span,
} from '@jahrring/contracts-time';

export interface QuickDefaults {
  date: string;
  zone: string;
  /** Used where the line names no project or activity. */
  recent: RecentCombination | null;
  /** Existing entries of the day. */
  entries: readonly EntryView[];
  employeeId?: string | undefined;
}

export interface PlannedEntry {
  segment: QuickSegment;
  seconds: number;
  breakSeconds: number;
  /** Overlaps what is recorded, or a time the clock skips or shows twice. */
  problem: 'overlap' | 'clock' | null;
}

export function planSegment(
  segment: QuickSegment,
  date: string,
  { zone, entries, date: shown }: QuickDefaults,
): PlannedEntry {
  if (segment.kind === 'duration')
    return { segment, seconds: segment.seconds, breakSeconds: 0, problem: null };
  const result = resolveSpan({ date, from: segment.from, to: segment.to }, zone);
  if (!result.ok) return { segment, seconds: 0, breakSeconds: 0, problem: 'clock' };
  // The entries of another day are not at hand: the service checks those.
  const taken = date === shown && entries.some((entry) => overlapsEntry(entry, result.span));
  const seconds = (result.span.endMs - result.span.startMs) / 1000;
  return { segment, seconds, breakSeconds: 0, problem: taken ? 'overlap' : null };
}

function overlapsEntry({ startAt, endAt }: EntryView, span: Span): boolean {
  if (!startAt || !endAt) return false;
  return overlaps({ startMs: Date.parse(startAt), endMs: Date.parse(endAt) }, span);
}

/** The break belongs to the longest stretch. */
export function withBreak(entries: PlannedEntry[], breakSeconds: number): PlannedEntry[] {
  if (breakSeconds === 0) return entries;
  const longest = Math.max(...entries.map((entry) => entry.seconds));
  const at = entries.findIndex((entry) => entry.seconds === longest);
  return entries.map((entry, index) => {
    if (index !== at || entry.seconds <= breakSeconds) return entry;
    const kept = entry.segment.kind === 'span' ? breakSeconds : 0;
    return { ...entry, seconds: entry.seconds - breakSeconds, breakSeconds: kept };
  });
}
