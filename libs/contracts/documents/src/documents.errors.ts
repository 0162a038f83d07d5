import type { ErrorTable } from '@jahrring/contracts-common';

export const documentsErrors = {
  /** Issued documents are frozen. */
  DOCUMENT_NOT_EDITABLE: { status: 409, key: 'documents:errors.notEditable' },
  /** Only a draft can be deleted. */
  DOCUMENT_NOT_DELETABLE: { status: 409, key: 'documents:errors.notDeletable' },
  DOCUMENT_ALREADY_ISSUED: { status: 409, key: 'documents:errors.alreadyIssued' },
  /** params: count of the entries another document holds */
  DOCUMENT_SOURCES_BILLED: { status: 409, key: 'documents:errors.sourcesBilled' },
  /** params: count of the entries that were edited or deleted since */
  DOCUMENT_SOURCES_CHANGED: { status: 409, key: 'documents:errors.sourcesChanged' },
  DOCUMENT_NOTHING_TO_BILL: { status: 409, key: 'documents:errors.nothingToBill' },
  DOCUMENT_PROJECT_UNKNOWN: { status: 422, key: 'documents:errors.projectUnknown' },
  DOCUMENT_ADDRESS_UNKNOWN: { status: 422, key: 'documents:errors.addressUnknown' },
  DOCUMENT_POSITION_UNKNOWN: { status: 422, key: 'documents:errors.positionUnknown' },
  /** fields name what is missing or wrong; nothing was numbered */
  DOCUMENT_NOT_ISSUABLE: { status: 422, key: 'documents:errors.notIssuable' },
  /** params: number, one already given that the new series would give again */
  DOCUMENT_NUMBERS_COLLIDE: { status: 409, key: 'documents:errors.numbersCollide' },
  DOCUMENT_TIME_UNAVAILABLE: { status: 503, key: 'documents:errors.timeUnavailable' },
} as const satisfies ErrorTable;
export type DocumentsErrorCode = keyof typeof documentsErrors;
