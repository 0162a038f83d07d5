import type { PlanChangeKind } from './publication.contract';

/** Fields of a booking that people are notified of. */
export interface PlannedBooking {
  id: string;
  resourceId: string;
  projectId: string | null;
  title: string | null;
  firstDay: string;
  lastDay: string;
  part: string;
  from: string | null;
  to: string | null;
  share: number;
  status: string;
  note: string | null;
}

export interface PlanChange<B extends PlannedBooking = PlannedBooking> {
  kind: PlanChangeKind;
  before: B | null;
  after: B | null;
}

const placeFields = ['resourceId', 'firstDay', 'lastDay', 'part', 'from', 'to'] as const;
const otherFields = ['projectId', 'title', 'share', 'status', 'note'] as const;

/** Returns the changes that turn the published bookings into the planned ones; equal ones are no change. */
export function planChanges<B extends PlannedBooking>(
  published: readonly B[],
  planned: readonly B[],
): PlanChange<B>[] {
  const before = new Map(published.map((booking) => [booking.id, booking]));
  const changes: PlanChange<B>[] = [];
  for (const after of planned) {
    const was = before.get(after.id) ?? null;
    before.delete(after.id);
    const kind = was ? changeOf(was, after) : 'added';
    if (kind) changes.push({ kind, before: was, after });
  }
  for (const gone of before.values()) changes.push({ kind: 'removed', before: gone, after: null });
  return changes;
}

function changeOf(before: PlannedBooking, after: PlannedBooking): PlanChangeKind | null {
  if (placeFields.some((field) => before[field] !== after[field])) return 'moved';
  return otherFields.some((field) => before[field] !== after[field]) ? 'changed' : null;
}
