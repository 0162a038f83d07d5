import type { CaseSide, CaseStatus } from './case-classification';

/**
 * Statuses to which the support desk may change a case; a reply changes it by itself as well (see
 * `statusAfterMessage`).
 */
const next: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  new: ['in_progress', 'waiting', 'solved', 'closed'],
  in_progress: ['waiting', 'solved', 'closed'],
  waiting: ['in_progress', 'solved', 'closed'],
  solved: ['in_progress', 'closed'],
  closed: ['in_progress'],
};

export function nextCaseStatuses(status: CaseStatus): readonly CaseStatus[] {
  return next[status];
}

export function mayChangeStatus(from: CaseStatus, to: CaseStatus): boolean {
  return next[from].includes(to);
}

/** A case somebody still has to do something about. */
export const openStatuses: readonly CaseStatus[] = ['new', 'in_progress', 'waiting'];

/**
 * Returns the status of a case after a message: a message of the customer reopens it (a new one stays new), the desk's
 * first reply puts it in progress, or sets the status that the desk chose with it.
 */
export function statusAfterMessage(
  status: CaseStatus,
  side: CaseSide,
  wanted?: 'waiting' | 'solved',
): CaseStatus {
  if (side === 'customer') return status === 'new' ? 'new' : 'in_progress';
  return wanted ?? (status === 'waiting' ? 'waiting' : 'in_progress');
}
