import {
  kindFields,
  overlaps,
  resolveSpan,
  type ActivityOption,
  type CreateEntryInput,
  type EntryKind,
  type EntryView,
  type LookupResult,
  type ObjectOption,
  type ProjectOption,
  type QuickEntry,
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

/** A machine, material, expense … that the line names beside its hours, or alone. */
export interface PlannedThing {
  kind: EntryKind;
  object: ObjectOption | null;
  quantity: string | null;
  amount: string | null;
  /** Money without an amount, or an amount of something that is counted otherwise. */
  problem: 'amount' | 'quantity' | null;
}

export interface QuickPlan {
  date: string;
  project: ProjectOption | null;
  activity: ActivityOption | null;
  comment: string;
  entries: PlannedEntry[];
  thing: PlannedThing | null;
  totalSeconds: number;
  ready: boolean;
}

/** Returns what recording the line would do, in real hours. */
export function planQuickEntry(
  line: QuickEntry,
  found: Pick<LookupResult, 'project' | 'activity' | 'object'> | undefined,
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
  const thing = planThing(line, found?.object ?? null);
  const named =
    project !== null && (!line.activity || activity !== null) && (!line.object || Boolean(thing?.object));
  const clean =
    line.problems.length === 0 && entries.every((entry) => entry.problem === null) && !thing?.problem;
  return {
    date,
    project,
    activity,
    comment: line.comment,
    entries,
    thing,
    totalSeconds: entries.reduce((sum, entry) => sum + entry.seconds, 0),
    ready: named && clean && (entries.length > 0 || thing !== null),
  };
}

/** Plans the object part of a line: its kind is that of the object; money alone is an expense. */
function planThing(
  { object: name, quantity, amount }: QuickEntry,
  object: ObjectOption | null,
): PlannedThing | null {
  if (name === null && amount === null) return null;
  const kind = object?.kind ?? 'expenses';
  const fields = kindFields[kind];
  const missing = (need: 'required' | 'optional' | 'none', value: string | null): boolean =>
    need === 'required' && value === null;
  const problem = missing(fields.amount, amount)
    ? 'amount'
    : missing(fields.quantity, quantity) || (fields.amount === 'none' && amount !== null)
      ? 'quantity'
      : null;
  return { kind, object, quantity, amount, problem: name !== null && object === null ? null : problem };
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
  const common = () => ({
    id: newId(),
    ...(employeeId ? { employeeId } : {}),
    projectId: plan.project?.id ?? '',
    workDate: plan.date,
    comment: plan.comment,
    source: 'quick' as const,
  });
  const hours = plan.entries.map(({ segment, seconds, breakSeconds }) => ({
    ...common(),
    activityId: plan.activity?.id ?? null,
    ...(segment.kind === 'span' ? { from: segment.from, to: segment.to } : { seconds }),
    breakSeconds,
  }));
  return plan.thing ? [...hours, { ...common(), ...lineOfThing(plan.thing) }] : hours;
}

function lineOfThing({ kind, object, quantity, amount }: PlannedThing) {
  return {
    kind,
    objectId: object?.id ?? null,
    quantity,
    unit: quantity === null ? null : (object?.unit ?? null),
    amount,
  };
}
