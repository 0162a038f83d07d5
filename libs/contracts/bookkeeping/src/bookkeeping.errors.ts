import type { ErrorTable } from '@jahrring/contracts-common';

export const bookkeepingErrors = {
  /** params: day, from, to */
  LEDGER_PERIOD_CLOSED: { status: 409, key: 'bookkeeping:errors.periodClosed' },
  /** params: from, to of the closed period it overlaps */
  LEDGER_PERIOD_OVERLAPS: { status: 409, key: 'bookkeeping:errors.periodOverlaps' },
  LEDGER_PERIOD_OPEN: { status: 409, key: 'bookkeeping:errors.periodOpen' },
  /** params: number of the item, open: more than that cannot be settled of it */
  ITEM_EXCEEDS_OPEN: { status: 409, key: 'bookkeeping:errors.exceedsOpen' },
  /** params: number; the item is in another currency than the payment and has no amount of its own */
  ITEM_OTHER_CURRENCY: { status: 422, key: 'bookkeeping:errors.otherCurrency' },
  /** Items of one act belong to one debtor or creditor. */
  ITEM_OTHER_PARTY: { status: 422, key: 'bookkeeping:errors.otherParty' },
  /** params: limit, currency; more than that is written off only on purpose */
  WRITE_OFF_TOO_LARGE: { status: 409, key: 'bookkeeping:errors.writeOffTooLarge' },
  /** A reversal, or what is reversed already. */
  PAYMENT_REVERSED: { status: 409, key: 'bookkeeping:errors.paymentReversed' },
  /** The amounts allocated to items exceed the payment. */
  PAYMENT_EXCEEDED: { status: 422, key: 'bookkeeping:errors.paymentExceeded' },
  /** params: reason (notXml, notAStatement, hostile, tooLarge, badAmount, badDate), entry, element */
  STATEMENT_UNREADABLE: { status: 422, key: 'bookkeeping:errors.statementUnreadable' },
  /** Booked, ignored or repeated already: somebody was faster. */
  STATEMENT_LINE_NOT_OPEN: { status: 409, key: 'bookkeeping:errors.lineNotOpen' },
  /** params: reason (of `vatProblems`), value */
  VAT_RETURN_REFUSED: { status: 409, key: 'bookkeeping:errors.vatRefused' },
  /** The period's return stands already, or was reopened already. */
  VAT_RETURN_STANDS: { status: 409, key: 'bookkeeping:errors.vatStands' },
  /** No entry until that day waits to be handed over. */
  ACCOUNTING_EMPTY: { status: 409, key: 'bookkeeping:errors.accountingEmpty' },
  ACCOUNTING_TAKEN_BACK: { status: 409, key: 'bookkeeping:errors.accountingTakenBack' },
  /** params: context (as of a table: notATable, tooLarge, …; tooLong, noColumn), line, column */
  OPENING_UNREADABLE: { status: 422, key: 'bookkeeping:errors.openingUnreadable' },
  /** Imported or undone already. */
  OPENING_STATE: { status: 409, key: 'bookkeeping:errors.openingState' },
  /** The dry run found problems. */
  OPENING_REFUSED: { status: 422, key: 'bookkeeping:errors.openingRefused' },
  /** params: number of an item that was settled since */
  OPENING_IN_USE: { status: 409, key: 'bookkeeping:errors.openingInUse' },
  /** A column that is needed: date, debit, credit or amount. */
  ENTRY_IMPORT_COLUMN_MISSING: { status: 422, key: 'bookkeeping:errors.entryImportColumnMissing' },
  /** No entry of these days has a receipt. */
  RECEIPTS_EMPTY: { status: 409, key: 'bookkeeping:errors.receiptsEmpty' },
  /** params: days; an archive does not span more of them */
  RECEIPTS_TOO_LONG: { status: 422, key: 'bookkeeping:errors.receiptsTooLong' },
  /** params: max in MB */
  RECEIPTS_TOO_LARGE: { status: 422, key: 'bookkeeping:errors.receiptsTooLarge' },
  /** params: number; the customer has an item of that number already */
  SELF_BILLING_EXISTS: { status: 409, key: 'bookkeeping:errors.selfBillingExists' },
  /** No such document, or taken back already. */
  SELF_BILLING_STATE: { status: 409, key: 'bookkeeping:errors.selfBillingState' },
  /** params: day of the last run; letters are not dated before earlier ones. */
  DUNNING_BEFORE_LAST: { status: 409, key: 'bookkeeping:errors.dunningBeforeLast' },
  /** Letters are not dated ahead. */
  DUNNING_AHEAD: { status: 422, key: 'bookkeeping:errors.dunningAhead' },
  /** Sent or cancelled already, or its bills have another letter since. */
  DUNNING_NOT_CANCELLABLE: { status: 409, key: 'bookkeeping:errors.dunningNotCancellable' },
  /** params: reason (one of `paymentRefusals`), number of the bill where it is one's, count of all refusals */
  PAYMENT_RUN_REFUSED: { status: 422, key: 'bookkeeping:errors.runRefused' },
  /** params: number; the bill is in another run that is still under way */
  BILL_IN_PAYMENT_RUN: { status: 409, key: 'bookkeeping:errors.billInRun' },
  /** params: state; the run has gone on meanwhile */
  PAYMENT_RUN_STATE: { status: 409, key: 'bookkeeping:errors.runState' },
  /** A person who created or changed a run cannot confirm it if the licence requires two persons. */
  PAYMENT_RUN_SECOND_PERSON: { status: 409, key: 'bookkeeping:errors.runSecondPerson' },
  /** params: reason (notXml, notAStatusReport, hostile, tooLarge), transfer, element */
  STATUS_REPORT_UNREADABLE: { status: 422, key: 'bookkeeping:errors.reportUnreadable' },
  /** No run of the licence has made the file that the report answers. */
  STATUS_REPORT_UNKNOWN: { status: 422, key: 'bookkeeping:errors.reportUnknown' },
  /** params: number, reason (number, reference, amount) of the bill it may be; recorded only on purpose */
  SUPPLIER_BILL_DUPLICATE: { status: 409, key: 'bookkeeping:errors.supplierBillDuplicate' },
  /** params: context (approved, alreadyGiven, ownBill, noApprover, limit) */
  SUPPLIER_BILL_NOT_APPROVED: { status: 409, key: 'bookkeeping:errors.supplierBillNotApproved' },
  /** Cancelled already, paid in part, or in a live payment run. */
  SUPPLIER_BILL_IN_USE: { status: 409, key: 'bookkeeping:errors.supplierBillInUse' },
  /** params: gross; a bill comes to something. */
  SUPPLIER_BILL_EMPTY: { status: 422, key: 'bookkeeping:errors.supplierBillEmpty' },
  /** params: line of the code, reason */
  BILL_CODE_UNREADABLE: { status: 422, key: 'bookkeeping:errors.billCodeUnreadable' },
  /** params: context (EInvoiceFileFault), element of the file */
  BILL_FILE_UNREADABLE: { status: 422, key: 'bookkeeping:errors.billFileUnreadable' },
} as const satisfies ErrorTable;
