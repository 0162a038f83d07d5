import {
  kindFields,
  type ActivityOption,
  type CreateEntryInput,
  type EntryKind,
  type LookupResult,
  type ObjectOption,
  type ProjectOption,
  type QuickEntry,
} from '@jahrring/contracts-time';
import { planSegment, withBreak } from './plan-segment';
import type { QuickDefaults, PlannedEntry } from './plan-segment';

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
