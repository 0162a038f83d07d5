import type { CaseSide, CaseStatus } from './support-case.contract';

/** Where the desk may move a case to; an answer moves it by itself as well (see `statusAfterMessage`). */
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
 * What a case becomes when somebody writes: the customer's word wakes it (nobody has begun a new one by that), the desk's
 * first answer begins it, or makes it what the desk says with it.
 */
export function statusAfterMessage(
  status: CaseStatus,
  side: CaseSide,
  wanted?: 'waiting' | 'solved',
): CaseStatus {
  if (side === 'customer') return status === 'new' ? 'new' : 'in_progress';
  return wanted ?? (status === 'waiting' ? 'waiting' : 'in_progress');
}
