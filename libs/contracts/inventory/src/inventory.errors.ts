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
  /** params: title, count of pieces that people hold */
  PERSONAL_ARTICLE_IN_USE: { status: 409, key: 'inventory:errors.articleInUse' },
  /** params: number and title of the piece, name of who has it (empty where it is lost or sorted out) */
  ITEM_NOT_IN_STOCK: { status: 409, key: 'inventory:errors.itemNotInStock' },
  /** The person does not hold so much of it any more. */
  HOLDING_ENDED: { status: 409, key: 'inventory:errors.holdingEnded' },
  /** What was booked is neither counted anew nor deleted. */
  STOCK_TAKE_BOOKED: { status: 409, key: 'inventory:errors.stockTakeBooked' },
} as const satisfies ErrorTable;
