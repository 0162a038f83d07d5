import type { ErrorTable } from '@jahrring/contracts-common';

export const inventoryErrors = {
  /** Machine hours never run backwards: both readings are told. */
  COUNTER_MISMATCH: { status: 409, key: 'inventory:errors.counterMismatch' },
  /** params: title, count of pieces that people hold */
  PERSONAL_ARTICLE_IN_USE: { status: 409, key: 'inventory:errors.articleInUse' },
  /** params: number and title of the piece, name of who has it (empty where it is lost or sorted out) */
  ITEM_NOT_IN_STOCK: { status: 409, key: 'inventory:errors.itemNotInStock' },
  /** The person does not hold so much of it any more. */
  HOLDING_ENDED: { status: 409, key: 'inventory:errors.holdingEnded' },
  /** A booked stock take can neither be counted anew nor deleted. */
  STOCK_TAKE_BOOKED: { status: 409, key: 'inventory:errors.stockTakeBooked' },
} as const satisfies ErrorTable;
