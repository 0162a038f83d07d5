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
  /** A document holds the lot already; told on the lot's page, by whose texts. params: number */
  DOCUMENT_LOT_BILLED: { status: 409, key: 'timber:errors.lotOnDocument' },
  /** A lot of the delivery note was measured by the mill, and that is accepted: the bill comes of the lot. */
  DOCUMENT_LOT_MILLED: { status: 409, key: 'documents:errors.lotMilled' },
  /** The lot's stems, buyer, prices or origins have changed since. */
  DOCUMENT_LOT_CHANGED: { status: 409, key: 'documents:errors.lotChanged' },
  /** params: origin, whose certificate is not valid on the day of the document */
  DOCUMENT_CERTIFICATE_ENDED: { status: 409, key: 'documents:errors.certificateEnded' },
  DOCUMENT_NOTHING_TO_BILL: { status: 409, key: 'documents:errors.nothingToBill' },
  /** params: found, max */
  DOCUMENT_TOO_MANY_POSITIONS: { status: 422, key: 'documents:errors.tooManyPositions' },
  DOCUMENT_PROJECT_UNKNOWN: { status: 422, key: 'documents:errors.projectUnknown' },
  DOCUMENT_ADDRESS_UNKNOWN: { status: 422, key: 'documents:errors.addressUnknown' },
  DOCUMENT_POSITION_UNKNOWN: { status: 422, key: 'documents:errors.positionUnknown' },
  /** fields name what is missing or wrong; nothing was numbered */
  DOCUMENT_NOT_ISSUABLE: { status: 422, key: 'documents:errors.notIssuable' },
  /** params: number, one already given that the new series would give again */
  DOCUMENT_NUMBERS_COLLIDE: { status: 409, key: 'documents:errors.numbersCollide' },
  /** Somebody locked it; unlocking opens it again. */
  DOCUMENT_LOCKED: { status: 409, key: 'documents:errors.locked' },
  /** params: from, to */
  DOCUMENT_STEP_REFUSED: { status: 409, key: 'documents:errors.stepRefused' },
  /** params: count of what came of it; those must go first */
  DOCUMENT_HAS_FOLLOW_UPS: { status: 409, key: 'documents:errors.hasFollowUps' },
  /** params: from, to: no document of this type follows from that one in its state */
  DOCUMENT_CHAIN_REFUSED: { status: 409, key: 'documents:errors.chainRefused' },
  /** Everything ordered was taken already. */
  DOCUMENT_NOTHING_OPEN: { status: 409, key: 'documents:errors.nothingOpen' },
  /** params: text, open (quantity, or amount of a credit or deposit); more than that was asked for */
  DOCUMENT_EXCEEDS_OPEN: { status: 409, key: 'documents:errors.exceedsOpen' },
  /** Documents that are put together differ in recipient, currency or VAT. */
  DOCUMENT_MIXED: { status: 422, key: 'documents:errors.mixed' },
  /** params: titles; fields name the positions: objects that are deleted, inactive or lack price, unit or VAT */
  DOCUMENT_FAULTY_OBJECTS: { status: 422, key: 'documents:errors.faultyObjects' },
  /** Prices of an issued or locked document stay as they are. */
  DOCUMENT_PRICE_LOCKED: { status: 409, key: 'documents:errors.priceLocked' },
  /** params: count of positions whose prices come from recorded entries */
  DOCUMENT_ENTRY_LOCKED: { status: 409, key: 'documents:errors.entryLocked' },
  /** The version to be exported is not the one saved last. */
  DOCUMENT_NOT_SAVED: { status: 409, key: 'documents:errors.notSaved' },
  DOCUMENT_NO_PREVIEW: { status: 409, key: 'documents:errors.noPreview' },
  DOCUMENT_EXPORT_FAILED: { status: 500, key: 'documents:errors.exportFailed' },
  DOCUMENT_OBJECT_UNKNOWN: { status: 422, key: 'documents:errors.objectUnknown' },
  /** Only what was issued is mailed. */
  DOCUMENT_NOT_SENDABLE: { status: 409, key: 'documents:errors.notSendable' },
  /** Its recipient has no e-mail address. */
  DOCUMENT_NO_RECEIVER: { status: 422, key: 'documents:errors.noReceiver' },
  /** params: max in MB */
  DOCUMENT_MAIL_TOO_LARGE: { status: 422, key: 'documents:errors.mailTooLarge' },
  /** Only an issued bill that is not cancelled or archived is paid. */
  DOCUMENT_NOT_PAYABLE: { status: 409, key: 'documents:errors.notPayable' },
  /** The payment was taken back before, or is a reversal itself. */
  DOCUMENT_PAYMENT_REVERSED: { status: 409, key: 'documents:errors.paymentReversed' },
  /** Annexes of an issued document are frozen with it. */
  DOCUMENT_ANNEXES_FROZEN: { status: 409, key: 'documents:errors.annexesFrozen' },
  /** params: max */
  DOCUMENT_TOO_MANY_ANNEXES: { status: 422, key: 'documents:errors.tooManyAnnexes' },
  /** Only an open offer and an issued order confirmation are shown by a link; an expired offer is not. */
  DOCUMENT_NOT_SHAREABLE: { status: 409, key: 'documents:errors.notShareable' },
  /** The recipient has looked at a version that is no longer the current offer. */
  DOCUMENT_ANSWER_OUTDATED: { status: 409, key: 'documents:errors.answerOutdated' },
  DOCUMENT_DAY_REPORT_UNAVAILABLE: { status: 503, key: 'documents:errors.dayReportUnavailable' },
  DOCUMENT_TIME_UNAVAILABLE: { status: 503, key: 'documents:errors.timeUnavailable' },
} as const satisfies ErrorTable;
export type DocumentsErrorCode = keyof typeof documentsErrors;
