import type { ErrorTable } from '@jahrring/contracts-common';

export const timeErrors = {
  EMPLOYEE_NOT_FOUND: { status: 404, key: 'time:errors.employeeNotFound' },
  PROJECT_NOT_FOUND: { status: 404, key: 'time:errors.projectNotFound' },
  ACTIVITY_NOT_FOUND: { status: 404, key: 'time:errors.activityNotFound' },
  /** Not assigned to the project. params: number */
  PROJECT_FORBIDDEN: { status: 403, key: 'time:errors.projectForbidden' },
  /** Archived or cancelled. params: number */
  PROJECT_CLOSED: { status: 409, key: 'time:errors.projectClosed' },
  /** params: date, from, to, project of the entry that is already there */
  ENTRY_OVERLAP: { status: 409, key: 'time:errors.overlap' },
  /** params: date */
  ENTRY_LOCKED: { status: 409, key: 'time:errors.locked' },
  /** params: number of the document */
  ENTRY_BILLED: { status: 409, key: 'time:errors.billed' },
  /** On a draft that has no number yet. */
  ENTRY_CLAIMED: { status: 409, key: 'time:errors.claimed' },
  /** Changed only by those who confirm, or after the confirmation was taken back. */
  ENTRY_CONFIRMED: { status: 409, key: 'time:errors.confirmed' },
  /** Handed over to payroll or accounts. */
  ENTRY_EXPORTED: { status: 409, key: 'time:errors.exported' },
  /** The day is not locked. params: date */
  UNLOCK_NEEDLESS: { status: 409, key: 'time:errors.unlockNeedless' },
  /** All of it is billed or exported. params: date */
  UNLOCK_REFUSED: { status: 409, key: 'time:errors.unlockRefused' },
  /** Too long ago, taken back already, or somebody else's. */
  UNDO_TOO_LATE: { status: 409, key: 'time:errors.undoTooLate' },
  ENTRY_NOT_DELETED: { status: 409, key: 'time:errors.notDeleted' },
  /** Nothing to copy or to export. */
  NO_ENTRIES: { status: 409, key: 'time:errors.noEntries' },
  ENTRY_FUTURE: { status: 422, key: 'time:errors.future' },
  /** params: hours */
  ENTRY_TOO_LONG: { status: 422, key: 'time:errors.tooLong' },
  /** More hours on one day than it has. params: date */
  DAY_FULL: { status: 422, key: 'time:errors.dayFull' },
  ENTRY_EMPTY: { status: 422, key: 'time:errors.empty' },
  END_BEFORE_START: { status: 422, key: 'time:errors.endBeforeStart' },
  BREAK_TOO_LONG: { status: 422, key: 'time:errors.breakTooLong' },
  /** The clock was set forward over this time. params: time, date */
  TIME_SKIPPED: { status: 422, key: 'time:errors.skipped' },
  /** The clock showed this time twice. params: time, date */
  TIME_AMBIGUOUS: { status: 422, key: 'time:errors.ambiguous' },
  COMMENT_REQUIRED: { status: 422, key: 'time:errors.commentRequired' },
  /** At least one line must be filled. */
  LINES_EMPTY: { status: 422, key: 'time:errors.linesEmpty' },
  /** At least one person must be selected. */
  CREW_EMPTY: { status: 422, key: 'time:errors.crewEmpty' },
  /** Somebody's own times do not touch the crew's. params: time, date */
  CREW_OUTSIDE: { status: 422, key: 'time:errors.crewOutside' },
  /** The crew has a duration only: somebody's own clock times need both ends. */
  CREW_TIME_MISSING: { status: 422, key: 'time:errors.crewTimeMissing' },
  METHOD_NOT_ALLOWED: { status: 422, key: 'time:errors.methodNotAllowed' },
  OBJECT_NOT_FOUND: { status: 404, key: 'time:errors.objectNotFound' },
  /** params: from, to */
  COUNTER_BACKWARDS: { status: 422, key: 'time:errors.counterBackwards' },
  /** A warning: the machine stood elsewhere. params: title, last, now */
  COUNTER_MISMATCH: { status: 409, key: 'time:errors.counterMismatch' },
  COMPANY_PART_NOT_FOUND: { status: 404, key: 'time:errors.companyPartNotFound' },
  COMPANY_PART_FIXED: { status: 403, key: 'time:errors.companyPartFixed' },
  TIMER_NOT_STARTED: { status: 409, key: 'time:errors.timerNotStarted' },
  TIMER_NOT_STOPPED: { status: 409, key: 'time:errors.timerNotStopped' },
  /** A device's moment of recording that lies ahead or too far back. params: days */
  RECORDED_AT: { status: 422, key: 'time:errors.recordedAt' },
  /** The person is away then already. params: from, to */
  ABSENCE_OVERLAP: { status: 409, key: 'time:errors.absenceOverlap' },
  /** Nothing to work on any of these days. */
  ABSENCE_NO_DAY: { status: 422, key: 'time:errors.absenceNoDay' },
  ABSENCE_TYPE_FORBIDDEN: { status: 422, key: 'time:errors.absenceTypeForbidden' },
  /** params: months */
  ABSENCE_FUTURE: { status: 422, key: 'time:errors.absenceFuture' },
  /** Decided, withdrawn or cancelled already, or another one's turn. */
  ABSENCE_STATE: { status: 409, key: 'time:errors.absenceState' },
  /** Another rate of the same target begins on this day. */
  RATE_EXISTS: { status: 409, key: 'time:errors.rateExists' },
  /** More entries than one change takes in. params: max */
  REPRICE_TOO_MANY: { status: 422, key: 'time:errors.repriceTooMany' },
  /** Not the entries any more that the preview has shown. params: count */
  REPRICE_CHANGED: { status: 409, key: 'time:errors.repriceChanged' },
  /** More entries than one change of many takes in. params: max */
  BULK_TOO_MANY: { status: 422, key: 'time:errors.bulkTooMany' },
  /** Not as many entries any more as the preview has told. params: count */
  BULK_CHANGED: { status: 409, key: 'time:errors.bulkChanged' },
  /** No column says on which day it was. */
  IMPORT_NO_DATE: { status: 422, key: 'time:errors.importNoDate' },
  /** Another hand-over is being made. */
  PAYROLL_RUNNING: { status: 409, key: 'time:errors.payrollRunning' },
  /** Nothing that was not handed over already. */
  PAYROLL_EMPTY: { status: 409, key: 'time:errors.payrollEmpty' },
  /** Not what the preview has shown any more. */
  PAYROLL_CHANGED: { status: 409, key: 'time:errors.payrollChanged' },
  /** Only the latest hand-over can be taken back. */
  PAYROLL_NOT_LATEST: { status: 409, key: 'time:errors.payrollNotLatest' },
  RECURRENCE_EMPTY: { status: 422, key: 'time:errors.recurrenceEmpty' },
  /** The entry is on a finished day report. params: number */
  ENTRY_REPORTED: { status: 409, key: 'time:errors.reported' },
  /** The day report is finished: only reopening it lets it change. params: number */
  DAY_REPORT_CLOSED: { status: 409, key: 'time:errors.dayReportClosed' },
  /**
   * The signed content differs from the present one: lines or photos have changed, are missing or on another report.
   * params: count
   */
  DAY_REPORT_CHANGED: { status: 409, key: 'time:errors.dayReportChanged' },
  /** No line and no text. */
  DAY_REPORT_EMPTY: { status: 422, key: 'time:errors.dayReportEmpty' },
  /** Not finished, so there is nothing to reopen. */
  DAY_REPORT_OPEN: { status: 409, key: 'time:errors.dayReportOpen' },
  /** It has a number, which must not be missing. params: number */
  DAY_REPORT_NUMBERED: { status: 409, key: 'time:errors.dayReportNumbered' },
  /** params: max */
  DAY_REPORT_PHOTOS: { status: 422, key: 'time:errors.dayReportPhotos' },
} as const satisfies ErrorTable;
export type TimeErrorCode = keyof typeof timeErrors;
