export { type EntryStatesQuery, entryStates, entryStatesQuery } from './entry-states.contract';
// prettier-ignore
export {
  type CreateEntry, type CreateEntryInput, type EntryExportField, type EntryList, type EntrySource, type EntrySums,
  type EntryView, type EntryWarning, type ExportFormat, type UpdateEntry, createEntry, entryExportFields, entryList,
  entryListQuery, entryListSpec, entrySums, entrySources, entryLine, entryView, entryWarning, exportFormat, exportFormats,
  updateEntry,
} from './entry.contract';
// prettier-ignore
export {
  type CreateTimeRate, type RateDraft, type RateSource, type RateSteps, type RepriceInput, type RepricePreview,
  type RepricePreviewInput, type TimeRateQuery, type TimeRateView, type UpdateTimeRate, createTimeRate, mostRepriced, rateDraft,
  rateInOrder, rateSources, repriceInput, repricePreview, repricePreviewInput, timeRateList, timeRateQuery, timeRateView,
  updateTimeRate,
} from './rate';
export { type LastDay, type LastDayAnswer, type WorkedLine, lastDayAnswer } from './last-day.contract';
export { localTime } from './local-time';
// prettier-ignore
export {
  type EntryKind, type KindFields, entryKinds, kindFields, overviewPermissionOf, ownPermissionOf, recordPermissions,
} from './entry-kinds';
export { type LineToCheck, checkLine } from './check-line';
// prettier-ignore
export {
  type OverlapRule, type RecordingMethod, type TimeSettings, type UpdateTimeSettings, breakRules, defaultTimeSettings, lawRules,
  lawWeekHours, minuteSteps, overlapRules, recordingMethods, timeSettings, updateTimeSettings,
} from './time-settings.contract';
// prettier-ignore
export {
  type CrewTimes, type CrewTimesIssue, type OwnTimes, crewEntryId, crewTimes, crewTimesErrors,
} from './crew-line';
export { type LineTimes } from './crew-clock';
// prettier-ignore
export {
  type CrewException, type CrewResult, type RecordCrew, type RecordCrewInput, type RecordLines, type RecordLinesInput,
  type RecordedLines, crewResult, recordCrew, recordLines, recordedLines,
} from './record.contract';
// prettier-ignore
export {
  type CreateFavourite, type CreateFavouriteInput, type CreateRecurrence, type CreateRecurrenceInput, type Favourite,
  type LineTemplate, type RecurrenceList, type RecurrencePreview, type RecurrenceView, type UpdateRecurrence, createFavourite,
  createRecurrence, favourite, lineTemplate, recurrenceList, recurrencePreview, recurrenceRule, recurrenceView,
  updateRecurrence,
} from './favourite.contract';
// prettier-ignore
export {
  type ChangeTimer, type StartTimer, type StartTimerInput, type StopTimer, type StopTimerInput, type TimerAnswer,
  type TimerSuggestion, type TimerView, changeTimer, startTimer, stopTimer, timerAnswer, timerSuggestion, timerView,
} from './timer.contract';
// prettier-ignore
export {
  type ActivityOption, type CompanyPartOption, type CopyDay, type CopyResult, type CopyWeek, type DayTotals, type DayView,
  type EmployeeOption, type EntryForm, type LookupQuery, type LookupResult, type ObjectOption, type ObjectQuery,
  type OptionQuery, type PersonQuery, type ProjectOption, type RecentCombination, type WeekView, activityOption,
  companyPartOption, copyDay, copyResult, copyWeek, dayTotals, dayView, employeeOption, employeeOptions, entryForm, lookupQuery,
  lookupResult, objectOption, objectOptions, objectQuery, optionQuery, personQuery, projectOption, projectOptions,
  recentCombination, weekView,
} from './overview.contract';
// prettier-ignore
export {
  type BillableEntry, type BillableList, type BillableProjects, type BillableProjectsQuery, type BillableQuery,
  type EntryVersions, type EntryVersionsQuery, type ObjectPrices, type ObjectPricesQuery, billableEntry, billableList,
  billableProjects, billableProjectsQuery, billableQuery, entryVersions, entryVersionsQuery, objectPrices, objectPricesQuery,
} from './billable.contract';
export { type EntryChanged, type EntryMarked, entryChanged, entryMarked, monthClosed } from './time.events';
export { type TimePermission, timePermissions } from './time.permissions';
export { type TimeErrorCode, timeErrors } from './time.errors';
// prettier-ignore
export {
  type LockReason, type Rules, breakCountryOf, isFutureWork, lastLockedDay, lockReason, requiredBreakSeconds, targetSeconds,
  timeLimits,
} from './time-rules';
// prettier-ignore
export {
  type LocalSpan, type Occurrence, type Span, type SpanResult, overlaps, resolveSpan, spanSeconds,
} from './span';
export { formatDuration, minutesOf, parseClock, parseDuration } from './clock-text';
export { parseDateShorthand } from './date-shorthand';
export { type FoundNamed, type Named, findNamed } from './find-named';
export { type QuickEntry, type QuickProblem, type QuickSegment, parseQuickEntry } from './quick-entry';
export { type SurchargePreset, surchargePresets } from './surcharge/surcharge-presets';
// prettier-ignore
export {
  type SurchargeLineView, type SurchargeMonth, type SurchargeQuery, type SurchargeSettings, type SurchargeWindowView,
  type UpdateSurchargeSettings, defaultSurchargeSettings, surchargeLimits, surchargeMonth, surchargeQuery, surchargeSettings,
  updateSurchargeSettings,
} from './surcharge/surcharge.contract';
// prettier-ignore
export {
  type DayKind, type StackingRule, type SundayRule, type SurchargeLine, type SurchargeRules, type SurchargeWindow, dayKindOf,
  dayKinds, stackingRules, sundayFromOf, sundayRules, surchargesOf,
} from './surcharge/surcharge.rules';
export { findLawHints } from './law/find-law-hints';
export { type LawHint, type LawHintKind, lawHintKinds, lawHintKindsOfDays } from './law/law-hint';
export { type LawRules } from './law/law-rules';
export { type WeekSum, hintsOfAverages, hintsOfYearOvertime, yearOfWeek } from './law/long-term-hints';
export { type Overtime, overtimeOf, overtimeOfWeek, workedInWeek } from './law/overtime';
export { type WorkRecord } from './law/work-record';
export { type LawCountry, type WorkingTimeLaw, workingTimeLaws } from './law/working-time-law';
export { lawOf } from './law/law-of';
export { isAbsentAtWork } from './law/absent-at-work';
// prettier-ignore
export {
  type CreateSignoff, type CreateUnlock, type MarkAction, type MarkEntries, type MarkEntriesInput, type MarkResult,
  type SignoffList, type SignoffPeriod, type SignoffQuery, type SignoffView, type UnlockList, type UnlockView, createSignoff,
  createUnlock, markActions, markEntries, markResult, mostMarks, signoffList, signoffPeriods, signoffQuery, signoffView,
  unlockList, unlockView,
} from './confirmation.contract';
// prettier-ignore
export {
  type OvertimeMonth, type OvertimeQuery, type OvertimeTeam, type OvertimeTeamQuery, type OvertimeTeamQueryInput, overtimeMonth,
  overtimeQuery, overtimeTeam, overtimeTeamQuery,
} from './overtime.contract';
// prettier-ignore
export {
  type DayRemark, type TeamDay, type TeamOverview, type TeamPerson, type TeamQuery, type TeamQueryInput, dayRemarks,
  mostOverviewDays, teamOverview, teamQuery,
} from './overview-team.contract';
// prettier-ignore
export {
  type AbsenceCalendar, type AbsenceDay, type AbsenceDecisions, type AbsenceFeed, type AbsenceList, type AbsencePreview,
  type AbsenceState, type AbsenceToday, type AbsenceType, type AbsenceView, type CalendarQuery, type CreateAbsence,
  type CreateAbsenceInput, type DayAway, type DecideAbsences, type DecideAbsencesInput, type PublicHoliday, absenceCalendar,
  absenceConflict, absenceDay, absenceDecisions, absenceFeed, absenceLimits, absenceList, absenceListQuery, absenceListSpec,
  absencePreview, absenceStates, absenceToday, absenceTypes, absenceView, calendarQuery, dayAway, createAbsence, decideAbsences,
  feedToken, publicHoliday,
} from './absence/absence.contract';
// prettier-ignore
export {
  type AbsenceSpan, type DayFacts, absenceDays, halvesOf, ledgerOf, spansOverlap, workingSeconds,
} from './absence/absence-days';
// prettier-ignore
export {
  type AbsenceSettings, type UpdateAbsenceSettings, absenceCountries, absenceSettings, approvalRules, defaultAbsenceSettings,
  updateAbsenceSettings,
} from './absence/absence-settings.contract';
// prettier-ignore
export {
  type HolidayCalendar, type HolidayCalendarQuery, holidayCalendar, holidayCalendarQuery,
} from './absence/holiday-calendar.contract';
// prettier-ignore
export {
  type Balance, type BalanceQuery, type Balances, type LedgerKind, type LedgerRow, type LedgerSource, balanceQuery, balances,
  ledgerKinds, ledgerRow, ledgerSources,
} from './absence/balance.contract';
// prettier-ignore
export {
  type SeniorityGift, carryOver, daySecondsOf, earned, entitlementOf, expired, seniorityGifts,
} from './absence/entitlement';
export { type Employed, type EntitlementRules, fullYears, minimumDays } from './absence/minimum-days';
// prettier-ignore
export {
  type CloseDayReport, type CloseDayReportInput, type ClosingWay, type DayReportContent, type DayReportExportField,
  type DayReportLine, type DayReportList, type DayReportListItem, type DayReportPdf, type DayReportPhoto,
  type DayReportProposal, type DayReportProposalQuery, type DayReportRevision, type DayReportSigned, type DayReportState,
  type DayReportView, type PhotoFields, type ReopenDayReport, type ReportLanguage, type ReportSection, type RevisionQuery,
  type SaveDayReport, type SaveDayReportInput, type UpdateDayReport, type Weather, bySection, closeDayReport, closingWays,
  dayReportExportFields, dayReportLine, dayReportList, dayReportListQuery, dayReportListSpec, dayReportPdf, dayReportProposal,
  dayReportProposalQuery, dayReportSigned, dayReportStates, dayReportView, photoFields, reopenDayReport, reportLanguages,
  reportLimits, reportSections, revisionQuery, saveDayReport, updateDayReport, weathers,
} from './day-report';
// prettier-ignore
export {
  type DateOrder, type EntryImportField, type EntryImportFound, type EntryImportOrigin, type EntryImportSettings,
  type EntryImportView, type ImportWordKind, dateOrders, entryImportFields, entryImportFound, entryImportLimits,
  entryImportOrigins, entryImportRow, entryImportSettings, entryImportView, importWordKinds,
} from './entry-import.contract';
// prettier-ignore
export {
  type PayrollColumn, type PayrollException, type PayrollFormat, type PayrollLeftOut, type PayrollLeftOutReason,
  type PayrollLine, type PayrollPerson, type PayrollPreview, type PayrollRun, type PayrollSettings, type PayrollSettingsDraft,
  type PayrollSource, type PayrollSourceOption, type StartPayrollRun, type RevokePayroll, type PayrollWaitingLine,
  type UpdatePayrollSettings, type WageType, type WageUnit, defaultPayrollSettings, monthFormats, payrollColumns,
  payrollExceptionKinds, payrollFormat, payrollLeftOutReasons, payrollLimits, payrollMonth, payrollPreview, payrollRun,
  payrollRuns, payrollSettings, payrollSource, payrollSourceOptions, payrollWork, startPayrollRun, revokePayroll, unitsOf,
  updatePayrollSettings, wageUnits,
} from './payroll.contract';
// prettier-ignore
export {
  type BulkChange, type BulkKeptEntry, type BulkKeptReason, type BulkResult, type PreviewBulk, type StartBulk, bulkChange,
  bulkKeptReasons, bulkLimits, bulkResult, bulkWork, previewBulk, startBulk,
} from './bulk.contract';
export { type AbsenceImpact, absenceImpact, absenceImpactLimits } from './absence/absence-impact.contract';
export { type AbsenceChanged, absenceChanged } from './absence/absence.events';
export { type EmploymentDays, type LicenceDays, targetOf } from './day-target';
// prettier-ignore
export {
  type AbsenceDaysChanged, type EntrySurchargesChanged, type LedgerBooked, type WorkingRulesChanged, absenceDaysChanged,
  entrySurchargesChanged, ledgerBooked, workingRulesChanged,
} from './working-time.events';
// prettier-ignore
export {
  type MachineHours, type RecordedMachineHours, machineHours, recordedMachineHours,
} from './machine-hours.contract';
