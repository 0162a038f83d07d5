import type { ErrorTable } from '@jahrring/contracts-common';

export const addressesErrors = {
  ADDRESS_EXTERNAL: { status: 409, key: 'addresses:errors.external' },
  /** The merge was taken back already, or one of its addresses has been merged on since. */
  ADDRESS_MERGE_NOT_UNDOABLE: { status: 409, key: 'addresses:errors.mergeNotUndoable' },
  ADDRESS_MERGE_SAME: { status: 422, key: 'addresses:errors.mergeSame' },
  ADDRESS_NOT_DELETED: { status: 409, key: 'addresses:errors.notDeleted' },
  /** Somebody else wrote it, and the caller does not manage addresses. */
  ADDRESS_NOTE_NOT_YOURS: { status: 403, key: 'addresses:errors.noteNotYours' },
  /** Of somebody else's step nothing, of one's own only whether it is done. */
  NEXT_STEP_NOT_YOURS: { status: 403, key: 'addresses:errors.stepNotYours' },
  IMPORT_NOT_CSV: { status: 422, key: 'addresses:errors.importNotCsv' },
  /** params: line and column, both counted from 1 */
  IMPORT_MALFORMED: { status: 422, key: 'addresses:errors.importMalformed' },
  IMPORT_EMPTY: { status: 422, key: 'addresses:errors.importEmpty' },
  IMPORT_TOO_MANY_COLUMNS: { status: 422, key: 'addresses:errors.importTooManyColumns' },
  /** params: count of the rows with errors */
  IMPORT_HAS_ERRORS: { status: 409, key: 'addresses:errors.importHasErrors' },
  IMPORT_WRONG_STATE: { status: 409, key: 'addresses:errors.importWrongState' },
} as const satisfies ErrorTable;
