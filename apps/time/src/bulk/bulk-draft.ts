import type { BulkChange } from '@jahrring/contracts-time';

/** Values of the form; an empty text leaves the field as it is. */
export interface BulkDraft {
  projectId: string | null;
  /** An id, or `none` for no activity. */
  activityId: string | null;
  billable: 'yes' | 'no' | null;
}

export const emptyBulk: BulkDraft = { projectId: null, activityId: null, billable: null };
export const noActivity = 'none';

/** The change as the service takes it; null while nothing is chosen. */
export function changeOf({ projectId, activityId, billable }: BulkDraft): BulkChange | null {
  if (!projectId && !activityId && !billable) return null;
  return {
    action: 'change',
    ...(projectId ? { projectId } : {}),
    ...(activityId ? { activityId: activityId === noActivity ? null : activityId } : {}),
    ...(billable ? { billable: billable === 'yes' } : {}),
  };
}
