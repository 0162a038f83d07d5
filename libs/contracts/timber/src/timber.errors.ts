import type { ErrorTable } from '@jahrring/contracts-common';

export const timberErrors = {
  /** Sold, or further on: what lies in it stays. params: number */
  LOT_IS_SOLD: { status: 409, key: 'timber:errors.lotIsSold' },
  /** A delivery note or bill holds it. params: number */
  LOT_ON_DOCUMENT: { status: 409, key: 'timber:errors.lotOnDocument' },
  /** Not sold yet, or settled already. params: number */
  LOT_NOT_BILLABLE: { status: 409, key: 'timber:errors.lotNotBillable' },
  /** params: what (species, assortment, class) */
  LOT_WITHOUT_PRICE: { status: 409, key: 'timber:errors.lotWithoutPrice' },
  /** Not valid on the day of the document. params: origin */
  LOT_CERTIFICATE_ENDED: { status: 409, key: 'timber:errors.lotCertificateEnded' },
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
  /** No file came. */
  MACHINE_FILE_MISSING: { status: 422, key: 'timber:errors.machineFileMissing' },
  /** Written already, being written, or of a kind that holds no logs. */
  MACHINE_FILE_STATE: { status: 409, key: 'timber:errors.machineFileState' },
  /** A species or product of the machine has no meaning yet. params: name */
  MACHINE_FILE_UNMAPPED: { status: 409, key: 'timber:errors.machineFileUnmapped' },
  /** Stems of it lie in lots. params: stems */
  MACHINE_FILE_IN_LOTS: { status: 409, key: 'timber:errors.machineFileInLots' },
  /** Not sold yet, or settled: no mill measures it. params: number */
  MILL_LOT_STATE: { status: 409, key: 'timber:errors.millLotState' },
  /** Another measurement of the lot is open or accepted. */
  MILL_MEASUREMENT_EXISTS: { status: 409, key: 'timber:errors.millExists' },
  /** Decided already: accepted, disputed or billed. */
  MILL_MEASUREMENT_DECIDED: { status: 409, key: 'timber:errors.millDecided' },
  /** A price is missing for something the mill has measured. params: what */
  MILL_WITHOUT_PRICE: { status: 409, key: 'timber:errors.millWithoutPrice' },
  /** There is no letter without a dispute. */
  MILL_NOT_DISPUTED: { status: 409, key: 'timber:errors.millNotDisputed' },
  /** A column is not found: fields `column` (params: name) are needed, fields `title` are what the file has. */
  MILL_FILE_COLUMNS: { status: 422, key: 'timber:errors.millFileColumns' },
  /** Words without meaning: fields by their kind, params: name */
  MILL_FILE_UNMAPPED: { status: 422, key: 'timber:errors.millFileUnmapped' },
  /** No file that is read; fields: each fault of it. params: fault, line, column, place */
  MILL_FILE_UNREADABLE: { status: 422, key: 'timber:errors.millFileUnreadable' },
} as const satisfies ErrorTable;
