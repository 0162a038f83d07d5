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
} as const satisfies ErrorTable;
