import type { ErrorTable } from '@jahrring/contracts-common';

export const taskErrors = {
  TASK_OTHERS_NOT_ALLOWED: { status: 403, key: 'projects:errors.taskOthers' },
  TASK_OUT_OF_REACH: { status: 403, key: 'projects:errors.taskOutOfReach' },
} as const satisfies ErrorTable;
