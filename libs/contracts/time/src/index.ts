export { type EntryStatesQuery, entryStates, entryStatesQuery } from './entry-states.contract';
// oxfmt-ignore
export {
  type CreateEntry, type CreateEntryInput, type EntryExportField, type EntryList, type EntrySource, type EntrySums,
  type EntryView, type EntryWarning, type ExportFormat, type UpdateEntry, createEntry, entryExportFields, entryList,
  entryListQuery, entrySums, entryView, exportFormat, exportFormats, updateEntry,
} from './entry.contract';
// oxfmt-ignore
export {
  type CreateTimeRate, type RateDraft, type RateSource, type RepriceInput, type RepricePreview, type RepricePreviewInput,
  type TimeRateQuery, type TimeRateView, type UpdateTimeRate, createTimeRate, mostRepriced, rateDraft, rateInOrder,
  repriceInput, repricePreview, repricePreviewInput, timeRateList, timeRateQuery, timeRateView, updateTimeRate,
} from './rate';
export { type LastDay, type LastDayAnswer, type WorkedLine, lastDayAnswer } from './last-day.contract';
export { localTime } from './local-time';
// oxfmt-ignore
export {
  type EntryKind, entryKinds, kindFields, overviewPermissionOf, ownPermissionOf, recordPermissions,
} from './entry-kinds';
export { checkLine } from './check-line';
// oxfmt-ignore
export {
  type OverlapRule, type RecordingMethod, type TimeSettings, type UpdateTimeSettings, breakRules, defaultTimeSettings, lawRules,
  lawWeekHours, minuteSteps, overlapRules, recordingMethods, timeSettings, updateTimeSettings,
} from './time-settings.contract';
export { crewEntryId, crewTimes, crewTimesErrors } from './crew-line';
// oxfmt-ignore
export {
  type CrewException, type CrewResult, type RecordCrew, type RecordCrewInput, type RecordLines, type RecordLinesInput,
  type RecordedLines, crewResult, recordCrew, recordLines, recordedLines,
} from './record.contract';
// oxfmt-ignore
export {
  type CreateFavourite, type CreateFavouriteInput, type CreateRecurrence, type CreateRecurrenceInput, type Favourite,
  type LineTemplate, type RecurrenceList, type RecurrencePreview, type RecurrenceView, type UpdateRecurrence,
  createFavourite, createRecurrence, favourite, recurrenceList, recurrencePreview, recurrenceView, updateRecurrence,
} from './favourite.contract';
// oxfmt-ignore
export {
  type ChangeTimer, type StartTimer, type StartTimerInput, type StopTimer, type StopTimerInput, type TimerAnswer,
  type TimerSuggestion, type TimerView, changeTimer, startTimer, stopTimer, timerAnswer,
} from './timer.contract';
// oxfmt-ignore
export {
  type ActivityOption, type CompanyPartOption, type CopyDay, type CopyResult, type CopyWeek, type DayTotals, type DayView,
  type EmployeeOption, type EntryForm, type LookupQuery, type LookupResult, type ObjectOption, type ObjectQuery,
  type OptionQuery, type PersonQuery, type ProjectOption, type RecentCombination, type WeekView, copyDay, copyResult,
  copyWeek, dayTotals, dayView, employeeOption, employeeOptions, entryForm, lookupQuery, lookupResult, objectOptions,
  objectQuery, optionQuery, personQuery, projectOption, projectOptions, weekView,
} from './overview.contract';
// oxfmt-ignore
export {
  type BillableEntry, type BillableList, type BillableProjects, type BillableProjectsQuery, type BillableQuery,
  type EntryVersions, type EntryVersionsQuery, type ObjectPrices, type ObjectPricesQuery, billableEntry, billableList,
  billableProjects, billableProjectsQuery, billableQuery, entryVersions, entryVersionsQuery, objectPrices, objectPricesQuery,
} from './billable.contract';
export { type EntryChanged, type EntryMarked, entryChanged, entryMarked, monthClosed } from './time.events';
export { timePermissions } from './time.permissions';
export { type TimeErrorCode, timeErrors } from './time.errors';
// oxfmt-ignore
export {
  type Rules, breakCountryOf, isFutureWork, lastLockedDay, lockReason, requiredBreakSeconds, targetSeconds, timeLimits,
} from './time-rules';
// oxfmt-ignore
export {
  type LocalSpan, type Occurrence, type Span, type SpanResult, overlaps, resolveSpan, spanSeconds,
} from './span';
export { formatDuration, minutesOf, parseDuration } from './clock-text';
export { type FoundNamed, type Named, findNamed } from './find-named';
export { type QuickEntry, type QuickSegment, parseQuickEntry } from './quick-entry';
export { type SurchargePreset, surchargePresets } from './surcharge/surcharge-presets';
// oxfmt-ignore
export {
  type SurchargeLineView, type SurchargeMonth, type SurchargeQuery, type SurchargeSettings, type SurchargeWindowView,
  type UpdateSurchargeSettings, defaultSurchargeSettings, surchargeLimits, surchargeMonth, surchargeQuery, surchargeSettings,
  updateSurchargeSettings,
} from './surcharge/surcharge.contract';
// oxfmt-ignore
export {
  type DayKind, type StackingRule, type SundayRule, type SurchargeLine, dayKinds, stackingRules, sundayFromOf,
  sundayRules, surchargesOf,
} from './surcharge/surcharge.rules';
export { findLawHints } from './law/find-law-hints';
export { type LawHint, lawHintKindsOfDays } from './law/law-hint';
export { type WeekSum, hintsOfAverages, hintsOfYearOvertime, yearOfWeek } from './law/long-term-hints';
export { type Overtime, overtimeOfWeek, workedInWeek } from './law/overtime';
export { type WorkRecord } from './law/work-record';
export { type WorkingTimeLaw } from './law/working-time-law';
export { lawOf } from './law/law-of';
export { isAbsentAtWork } from './law/absent-at-work';
// oxfmt-ignore
export {
  type CreateSignoff, type CreateUnlock, type MarkAction, type MarkEntries, type MarkEntriesInput, type MarkResult,
  type SignoffList, type SignoffPeriod, type SignoffQuery, type SignoffView, type UnlockList, type UnlockView,
  createSignoff, createUnlock, markActions, markEntries, markResult, mostMarks, signoffList, signoffQuery, signoffView,
  unlockList, unlockView,
} from './confirmation.contract';
// oxfmt-ignore
export {
  type OvertimeMonth, type OvertimeQuery, type OvertimeTeam, type OvertimeTeamQuery, type OvertimeTeamQueryInput, overtimeMonth,
  overtimeQuery, overtimeTeam, overtimeTeamQuery,
} from './overtime.contract';
// oxfmt-ignore
export {
  type DayRemark, type TeamDay, type TeamOverview, type TeamPerson, type TeamQuery, type TeamQueryInput, dayRemarks,
  teamOverview, teamQuery,
} from './overview-team.contract';
// oxfmt-ignore
export {
  type AbsenceCalendar, type AbsenceDay, type AbsenceDecisions, type AbsenceFeed, type AbsenceList, type AbsencePreview,
  type AbsenceState, type AbsenceToday, type AbsenceType, type AbsenceView, type CalendarQuery, type CreateAbsence,
  type CreateAbsenceInput, type DayAway, type DecideAbsences, type DecideAbsencesInput, type PublicHoliday,
  absenceCalendar, absenceDecisions, absenceFeed, absenceLimits, absenceList, absenceListQuery, absencePreview,
  absenceStates, absenceToday, absenceTypes, absenceView, calendarQuery, createAbsence, decideAbsences, feedToken,
} from './absence/absence.contract';
// oxfmt-ignore
export {
  type AbsenceSpan, type DayFacts, absenceDays, halvesOf, ledgerOf, spansOverlap, workingSeconds,
} from './absence/absence-days';
// oxfmt-ignore
export {
  type AbsenceSettings, type UpdateAbsenceSettings, absenceCountries, absenceSettings, approvalRules, defaultAbsenceSettings,
  updateAbsenceSettings,
} from './absence/absence-settings.contract';
// oxfmt-ignore
export {
  type HolidayCalendar, type HolidayCalendarQuery, holidayCalendar, holidayCalendarQuery,
} from './absence/holiday-calendar.contract';
// oxfmt-ignore
export {
  type Balance, type BalanceQuery, type Balances, type LedgerKind, type LedgerRow, type LedgerSource, balanceQuery,
  balances, ledgerKinds, ledgerSources,
} from './absence/balance.contract';
// oxfmt-ignore
export {
  carryOver, daySecondsOf, earned, entitlementOf, expired, seniorityGifts,
} from './absence/entitlement';
export { type Employed, type EntitlementRules } from './absence/minimum-days';
// oxfmt-ignore
export {
  type CloseDayReport, type CloseDayReportInput, type ClosingWay, type DayReportContent, type DayReportExportField,
  type DayReportLine, type DayReportList, type DayReportListItem, type DayReportPdf, type DayReportPhoto,
  type DayReportProposal, type DayReportProposalQuery, type DayReportRevision, type DayReportState, type DayReportView,
  type ReopenDayReport, type ReportLanguage, type ReportSection, type RevisionQuery, type SaveDayReport,
  type SaveDayReportInput, type UpdateDayReport, type Weather, bySection, closeDayReport, closingWays,
  dayReportExportFields, dayReportList, dayReportListQuery, dayReportPdf, dayReportProposal, dayReportProposalQuery,
  dayReportSigned, dayReportStates, dayReportView, photoFields, reopenDayReport, reportLanguages, reportLimits,
  dayReportListItem, revisionQuery, saveDayReport, updateDayReport, weathers,
} from './day-report';
// oxfmt-ignore
export {
  type DateOrder, type EntryImportField, type EntryImportFound, type EntryImportOrigin, type EntryImportSettings,
  type EntryImportView, type ImportWordKind, dateOrders, entryImportFields, entryImportFound, entryImportLimits,
  entryImportRow, entryImportSettings, entryImportView, importWordKinds,
} from './entry-import.contract';
// oxfmt-ignore
export {
  type PayrollColumn, type PayrollException, type PayrollFormat, type PayrollLeftOut, type PayrollLeftOutReason,
  type PayrollLine, type PayrollPerson, type PayrollPreview, type PayrollRun, type PayrollSettings,
  type PayrollSettingsDraft, type PayrollSource, type PayrollSourceOption, type StartPayrollRun, type RevokePayroll,
  type PayrollWaitingLine, type UpdatePayrollSettings, type WageType, type WageUnit, defaultPayrollSettings, monthFormats,
  payrollColumns, payrollLeftOutReasons, payrollLimits, payrollMonth, payrollPreview, payrollRun, payrollRuns,
  payrollSettings, payrollSourceOptions, payrollWork, startPayrollRun, revokePayroll, unitsOf, updatePayrollSettings,
} from './payroll.contract';
// oxfmt-ignore
export {
  type BulkChange, type BulkKeptEntry, type BulkKeptReason, type BulkResult, type PreviewBulk, type StartBulk, bulkLimits,
  bulkResult, bulkWork, previewBulk, startBulk,
} from './bulk.contract';
export { type AbsenceImpact, absenceImpact, absenceImpactLimits } from './absence/absence-impact.contract';
export { type AbsenceChanged, absenceChanged } from './absence/absence.events';
export { type EmploymentDays, type LicenceDays, targetOf } from './day-target';
// oxfmt-ignore
export {
  type AbsenceDaysChanged, type EntrySurchargesChanged, type LedgerBooked, type WorkingRulesChanged, absenceDaysChanged,
  entrySurchargesChanged, ledgerBooked, workingRulesChanged,
} from './working-time.events';
// oxfmt-ignore
export {
  type MachineHours, type RecordedMachineHours, machineHours, recordedMachineHours,
} from './machine-hours.contract';
