import type { ErrorTable } from '@jahrring/contracts-common';

export const projectErrors = {
  PROJECT_NUMBER_TAKEN: { status: 422, key: 'projects:errors.numberTaken' },
  PROJECT_HAS_TIME_ENTRIES: { status: 409, key: 'projects:errors.hasTimeEntries' },
  PROJECT_HAS_OPEN_BILLS: { status: 409, key: 'projects:errors.hasOpenBills' },
  PROJECT_STATUS_NOT_ALLOWED: { status: 409, key: 'projects:errors.statusNotAllowed' },
  PROJECT_REASON_REQUIRED: { status: 422, key: 'projects:errors.reasonRequired' },
  PROJECT_ADDRESS_UNKNOWN: { status: 422, key: 'projects:errors.addressUnknown' },
  PROJECT_EMPLOYEE_UNKNOWN: { status: 422, key: 'projects:errors.employeeUnknown' },
} as const satisfies ErrorTable;
