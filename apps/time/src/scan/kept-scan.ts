import { localDateAt } from '@jahrring/contracts-common';
import { type CreateEntryInput } from '@jahrring/contracts-time';
import type { OutboxItem } from '@jahrring/tool-kit';

/** Items of the device's queue that start or stop the timer. */
export const scanKind = 'time/scan';

/** A timer that was started without a connection and that the server does not know yet. */
export interface KeptStart {
  itemId: string;
  projectId: string;
  activityId?: string | null | undefined;
  comment?: string | null | undefined;
  /** ISO 8601 */
  startedAt: string;
  /** Title of what it runs on, in the words it was started with. */
  title: string;
}

/** The start that waits on the device; null where none does. */
export function keptStartOf(items: readonly OutboxItem[]): KeptStart | null {
  const last = waitingTap(items);
  const body = last?.body as Partial<KeptStart> | undefined;
  if (!last || !body?.startedAt || !body.projectId) return null;
  const { projectId, activityId, comment, startedAt } = body;
  return { itemId: last.id, projectId, activityId, comment, startedAt, title: last.summary.text ?? '' };
}

/** Returns true if the timer was stopped on the device and the server does not know yet. */
export function isStopKept(items: readonly OutboxItem[]): boolean {
  const body = waitingTap(items)?.body as { stoppedAt?: string } | undefined;
  return body?.stoppedAt !== undefined;
}

function waitingTap(items: readonly OutboxItem[]): OutboxItem | undefined {
  return items.findLast(({ kind, state }) => kind === scanKind && state === 'waiting');
}

/** Returns the work from a start stored on the device to a moment, as a line; null for less than a minute. */
export function lineOfScan(
  { projectId, activityId, comment, startedAt }: KeptStart,
  stoppedAt: Date,
  zone: string,
): CreateEntryInput | null {
  const from = new Date(startedAt);
  if (stoppedAt.getTime() - from.getTime() < 60_000) return null;
  return {
    kind: 'hours',
    projectId,
    ...(activityId ? { activityId } : {}),
    ...(comment ? { comment } : {}),
    workDate: localDateAt(from.getTime(), zone),
    startAt: from.toISOString(),
    endAt: stoppedAt.toISOString(),
  };
}
