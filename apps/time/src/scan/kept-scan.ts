import { localDateAt } from '@jahrring/contracts-common';
import { type CreateEntryInput } from '@jahrring/contracts-time';
import type { OutboxItem } from '@jahrring/tool-kit';

/** Items of the device's queue that start or stop the timer. */
export const scanKind = 'time/scan';

/** A timer that was started without a connection and that the server does not know yet. */
export interface KeptStart {
  itemId: string;
  projectId: string;
  /** ISO 8601 */
  startedAt: string;
}

/** The start that waits on the device; null where none does. */
export function keptStartOf(items: readonly OutboxItem[]): KeptStart | null {
  const last = items.findLast(({ kind, state }) => kind === scanKind && state === 'waiting');
  const body = last?.body as Partial<KeptStart> | undefined;
  if (!last || !body?.startedAt || !body.projectId) return null;
  return { itemId: last.id, projectId: body.projectId, startedAt: body.startedAt };
}

/** What was worked from a kept start to a moment, as a line; null for less than a minute. */
export function lineOfScan(
  { projectId, startedAt }: KeptStart,
  stoppedAt: Date,
  zone: string,
): CreateEntryInput | null {
  const from = new Date(startedAt);
  if (stoppedAt.getTime() - from.getTime() < 60_000) return null;
  return {
    kind: 'hours',
    projectId,
    workDate: localDateAt(from.getTime(), zone),
    startAt: from.toISOString(),
    endAt: stoppedAt.toISOString(),
  };
}
