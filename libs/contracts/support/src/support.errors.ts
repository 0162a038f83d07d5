import type { ErrorTable } from '@jahrring/contracts-common';

export const supportErrors = {
  SUPPORT_OPENING_CLOSED: { status: 403, key: 'support:errors.openingClosed' },
  SUPPORT_STATUS_NOT_ALLOWED: { status: 409, key: 'support:errors.statusNotAllowed' },
  SUPPORT_AGENT_UNKNOWN: { status: 422, key: 'support:errors.agentUnknown' },
  SUPPORT_DUPLICATE_UNKNOWN: { status: 422, key: 'support:errors.duplicateUnknown' },
} as const satisfies ErrorTable;
