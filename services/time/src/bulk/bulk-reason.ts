import type { BulkChange, BulkKeptEntry, BulkKeptReason, EntryView } from '@jahrring/contracts-time';
import { AppError } from '@jahrring/service-kit';
import { closedReason } from '../entry';

/** Returns the reason why this change leaves an entry as it is; null if it would change it. */
export function bulkReason(entry: EntryView, change: BulkChange): BulkKeptReason | null {
  const closed = closedReason(entry);
  if (closed) return closed;
  if (change.action === 'delete') return entry.canDelete ? null : withheld(entry);
  if (!entry.canUpdate) return withheld(entry);
  const { projectId, activityId, billable } = change;
  const changes = [
    projectId !== undefined && projectId !== entry.projectId,
    activityId !== undefined && entry.kind === 'hours' && activityId !== entry.activityId,
    billable !== undefined && billable !== entry.billable,
  ];
  if (changes.includes(true)) return null;
  const onlyActivity = projectId === undefined && billable === undefined;
  return onlyActivity && entry.kind !== 'hours' ? 'kind' : 'same';
}

const reasonOfCode: Readonly<Record<string, BulkKeptReason>> = {
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'changed',
  VERSION_MISMATCH: 'changed',
  ENTRY_NOT_DELETED: 'changed',
  ENTRY_BILLED: 'billed',
  ENTRY_CLAIMED: 'billed',
  ENTRY_REPORTED: 'reported',
  ENTRY_EXPORTED: 'exported',
  ENTRY_CONFIRMED: 'confirmed',
  ENTRY_LOCKED: 'locked',
};

/** @throws whatever is no answer to a request: a fault must not pass for a refusal */
export function reasonOfError(error: unknown): BulkKeptReason {
  if (!(error instanceof AppError)) throw error;
  return reasonOfCode[error.code] ?? 'refused';
}

export function toKept(entry: EntryView, reason: BulkKeptReason): BulkKeptEntry {
  const { id, workDate, employeeName, projectNumber, projectTitle } = entry;
  return { id, workDate, employeeName, project: `${projectNumber} ${projectTitle}`.trim(), reason };
}

function withheld({ locked }: EntryView): BulkKeptReason {
  return locked ? 'locked' : 'forbidden';
}
