import type {
  ActivityOption,
  CreateEntryInput,
  LookupResult,
  ProjectOption,
  QuickEntry,
  QuickSegment,
  RecentCombination,
} from '@jahrring/contracts-time';
import { overlaps, resolveSpan, type EntryView, type Span } from '@jahrring/contracts-time';

export interface QuickDefaults {
  date: string;
  zone: string;
  /** Used where the line names no project or activity. */
  recent: RecentCombination | null;
  /** What the day holds already. */
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

export interface QuickPlan {
  date: string;
  project: ProjectOption | null;
  activity: ActivityOption | null;
  comment: string;
  entries: PlannedEntry[];
  totalSeconds: number;
  ready: boolean;
}

/** What recording the line would do, in real hours. */
export function planQuickEntry(
  line: QuickEntry,
  found: LookupResult | undefined,
  defaults: QuickDefaults,
): QuickPlan {
  const date = line.date ?? defaults.date;
  const project = line.project ? (found?.project ?? null) : (defaults.recent?.project ?? null);
  const sameProject = project !== null && project.id === defaults.recent?.project.id;
  const usual = sameProject ? (defaults.recent?.activity ?? null) : null;
  const activity = line.activity ? (found?.activity ?? null) : usual;
  const entries = withBreak(
    line.segments.map((segment) => planSegment(segment, date, defaults)),
    line.breakSeconds,
  );
  const named = project !== null && (!line.activity || activity !== null);
  const clean = line.problems.length === 0 && entries.every((entry) => entry.problem === null);
  return {
    date,
    project,
    activity,
    comment: line.comment,
    entries,
    totalSeconds: entries.reduce((sum, entry) => sum + entry.seconds, 0),
    ready: named && clean && entries.length > 0,
  };
}

function planSegment(
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
function withBreak(entries: PlannedEntry[], breakSeconds: number): PlannedEntry[] {
  if (breakSeconds === 0) return entries;
  const longest = Math.max(...entries.map((entry) => entry.seconds));
  const at = entries.findIndex((entry) => entry.seconds === longest);
  return entries.map((entry, index) => {
    if (index !== at || entry.seconds <= breakSeconds) return entry;
    const kept = entry.segment.kind === 'span' ? breakSeconds : 0;
    return { ...entry, seconds: entry.seconds - breakSeconds, breakSeconds: kept };
  });
}

/** The entries to send, each with an id of its own. */
export function toEntries(plan: QuickPlan, newId: () => string, employeeId?: string): CreateEntryInput[] {
  return plan.entries.map(({ segment, seconds, breakSeconds }) => ({
    id: newId(),
    ...(employeeId ? { employeeId } : {}),
    projectId: plan.project?.id ?? '',
    activityId: plan.activity?.id ?? null,
    workDate: plan.date,
    ...(segment.kind === 'span' ? { from: segment.from, to: segment.to } : { seconds }),
    breakSeconds,
    comment: plan.comment,
    source: 'quick',
  }));
}
