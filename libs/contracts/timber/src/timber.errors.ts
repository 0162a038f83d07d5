import type { ErrorTable } from '@jahrring/contracts-common';

export const timberErrors = {
  /** Sold, or further on: what lies in it stays. params: number */
  LOT_IS_SOLD: { status: 409, key: 'timber:errors.lotIsSold' },
  /** params: from, to */
  LOT_STATE_NOT_NEXT: { status: 409, key: 'timber:errors.lotStateNotNext' },
  /** Needs a buyer to be sold. */
  LOT_WITHOUT_BUYER: { status: 409, key: 'timber:errors.lotWithoutBuyer' },
  /** Its stems lie in another lot now. params: number */
  LOT_IS_MERGED: { status: 409, key: 'timber:errors.lotIsMerged' },
  /** Nothing lies in it. */
  LOT_IS_EMPTY: { status: 409, key: 'timber:errors.lotIsEmpty' },
  /** Stems and estimated volumes do not mix, nor do different units, species or assortments of the latter. */
  LOTS_DO_NOT_MIX: { status: 409, key: 'timber:errors.lotsDoNotMix' },
  /** A part is less than the whole, and more than nothing. */
  LOT_PART_TOO_LARGE: { status: 409, key: 'timber:errors.lotPartTooLarge' },
  /** One of the stems is not in the lot. */
  STEM_NOT_IN_LOT: { status: 409, key: 'timber:errors.stemNotInLot' },
  /** Somebody else's, or of another day. */
  TIMBER_RECORD_NOT_YOURS: { status: 403, key: 'timber:errors.notYours' },
} as const satisfies ErrorTable;
