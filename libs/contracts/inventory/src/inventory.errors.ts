import type { ErrorTable } from '@jahrring/contracts-common';

export const inventoryErrors = {
  /** Machine hours never run backwards: both readings are told. */
  COUNTER_MISMATCH: { status: 409, key: 'inventory:errors.counterMismatch' },
  /** params: context, the fault of the file; line and column where there is one */
  OBJECT_IMPORT_UNREADABLE: { status: 422, key: 'inventory:errors.importUnreadable' },
  /** params: max */
  OBJECT_IMPORT_TOO_LONG: { status: 422, key: 'inventory:errors.importTooLong' },
  /** No column bears the title. */
  OBJECT_IMPORT_NO_TITLE: { status: 422, key: 'inventory:errors.importNoTitle' },
  /** params: count of the wrong rows; nothing was written */
  OBJECT_IMPORT_HAS_ERRORS: { status: 422, key: 'inventory:errors.importHasErrors' },
} as const satisfies ErrorTable;
