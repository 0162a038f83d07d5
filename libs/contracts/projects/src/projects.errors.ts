import type { ErrorTable } from '@jahrring/contracts-common';

export const projectErrors = {
  PROJECT_NUMBER_TAKEN: { status: 422, key: 'projects:errors.numberTaken' },
  PROJECT_HAS_TIME_ENTRIES: { status: 409, key: 'projects:errors.hasTimeEntries' },
  PROJECT_HAS_OPEN_BILLS: { status: 409, key: 'projects:errors.hasOpenBills' },
  PROJECT_STATUS_NOT_ALLOWED: { status: 409, key: 'projects:errors.statusNotAllowed' },
  PROJECT_REASON_REQUIRED: { status: 422, key: 'projects:errors.reasonRequired' },
  PROJECT_ADDRESS_UNKNOWN: { status: 422, key: 'projects:errors.addressUnknown' },
  PROJECT_EMPLOYEE_UNKNOWN: { status: 422, key: 'projects:errors.employeeUnknown' },
  PROJECT_FILE_NAME_EXISTS: { status: 409, key: 'projects:errors.fileNameExists' },
  PROJECT_NOTE_NOT_YOURS: { status: 403, key: 'projects:errors.noteNotYours' },
  PROJECT_FILE_NOT_YOURS: { status: 403, key: 'projects:errors.fileNotYours' },
  PROJECT_AMOUNTS_HIDDEN: { status: 403, key: 'projects:errors.amountsHidden' },
  PROJECT_PLAN_FULL: { status: 422, key: 'projects:errors.planFull' },
  PROJECT_PLAN_AMOUNT: { status: 422, key: 'projects:errors.planAmount' },
} as const satisfies ErrorTable;
