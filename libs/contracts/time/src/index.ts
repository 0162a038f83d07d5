export { entryStates, entryStatesQuery } from './entry-states.contract';
export type { EntryStates, EntryStatesQuery } from './entry-states.contract';
export {
  createEntry,
  entryExportFields,
  entryList,
  entryListQuery,
  entryListSpec,
  entrySums,
  entrySources,
  entryLine,
  entryView,
  entryWarning,
  exportFormat,
  exportFormats,
  updateEntry,
} from './entry.contract';
export {
  createTimeRate,
  mostRepriced,
  rateDraft,
  rateInOrder,
  rateSources,
  repriceInput,
  repricePreview,
  repricePreviewInput,
  timeRateList,
  timeRateQuery,
  timeRateView,
  updateTimeRate,
} from './rate';
export type {
  CreateTimeRate,
  RateDraft,
  RateSource,
  RateSteps,
  RepriceInput,
  RepricePreview,
  RepricePreviewInput,
  TimeRateQuery,
  TimeRateView,
  UpdateTimeRate,
} from './rate';
export { lastDayAnswer } from './last-day.contract';
export type { LastDay, LastDayAnswer, WorkedLine } from './last-day.contract';
export { localTime } from './local-time';
export {
  entryKinds,
  kindFields,
  overviewPermissionOf,
  ownPermissionOf,
  recordPermissions,
} from './entry-kinds';
export type { EntryKind, KindFields } from './entry-kinds';
export { checkLine } from './check-line';
export type { LineToCheck } from './check-line';
export {
  breakRules,
  defaultTimeSettings,
  lawRules,
  lawWeekHours,
  minuteSteps,
  overlapRules,
  recordingMethods,
  timeSettings,
  updateTimeSettings,
} from './time-settings.contract';
export type {
  BreakRule,
  LawRule,
  OverlapRule,
  RecordingMethod,
  TimeSettings,
  UpdateTimeSettings,
} from './time-settings.contract';
export { crewEntryId, crewTimes, crewTimesErrors } from './crew-line';
export type { CrewTimes, CrewTimesIssue, LineTimes, OwnTimes } from './crew-line';
export { crewResult, recordCrew, recordLines, recordedLines } from './record.contract';
export type {
  CrewException,
  CrewResult,
  RecordCrew,
  RecordCrewInput,
  RecordLines,
  RecordLinesInput,
  RecordedLines,
} from './record.contract';
export {
  createFavourite,
  createRecurrence,
  favourite,
  lineTemplate,
  recurrenceList,
  recurrencePreview,
  recurrenceRule,
  recurrenceView,
  updateRecurrence,
} from './favourite.contract';
export type {
  CreateFavourite,
  CreateFavouriteInput,
  CreateRecurrence,
  CreateRecurrenceInput,
  Favourite,
  LineTemplate,
  RecurrenceList,
  RecurrencePreview,
  RecurrenceRuleInput,
  RecurrenceView,
  UpdateRecurrence,
} from './favourite.contract';
export {
  changeTimer,
  startTimer,
  stopTimer,
  timerAnswer,
  timerSuggestion,
  timerView,
} from './timer.contract';
export type {
  ChangeTimer,
  StartTimer,
  StartTimerInput,
  StopTimer,
  StopTimerInput,
  TimerAnswer,
  TimerSuggestion,
  TimerView,
} from './timer.contract';
export type {
  CreateEntry,
  CreateEntryInput,
  EntryExportField,
  EntryList,
  EntrySource,
  EntrySums,
  EntryView,
  EntryWarning,
  ExportFormat,
  UpdateEntry,
} from './entry.contract';
export {
  activityOption,
  companyPartOption,
  copyDay,
  copyResult,
  copyWeek,
  dayTotals,
  dayView,
  employeeOption,
  employeeOptions,
  entryForm,
  lookupQuery,
  lookupResult,
  objectOption,
  objectOptions,
  objectQuery,
  optionQuery,
  personQuery,
  projectOption,
  projectOptions,
  recentCombination,
  weekView,
} from './overview.contract';
export type {
  ActivityOption,
  CompanyPartOption,
  CopyDay,
  CopyResult,
  CopyWeek,
  DayTotals,
  DayView,
  EmployeeOption,
  EntryForm,
  LookupQuery,
  LookupResult,
  ObjectOption,
  ObjectQuery,
  OptionQuery,
  PersonQuery,
  ProjectOption,
  RecentCombination,
  WeekView,
} from './overview.contract';
export {
  billableEntry,
  billableList,
  billableProjects,
  billableProjectsQuery,
  billableQuery,
  entryVersions,
  entryVersionsQuery,
  objectPrices,
  objectPricesQuery,
} from './billable.contract';
export type {
  BillableEntry,
  BillableList,
  BillableProjects,
  BillableProjectsQuery,
  BillableQuery,
  EntryVersions,
  EntryVersionsQuery,
  ObjectPrices,
  ObjectPricesQuery,
} from './billable.contract';
export { entryChanged, entryMarked, monthClosed } from './time.events';
export type { EntryChanged, EntryMarked } from './time.events';
export { timePermissions } from './time.permissions';
export type { TimePermission } from './time.permissions';
export { timeErrors } from './time.errors';
export type { TimeErrorCode } from './time.errors';
export {
  breakCountryOf,
  isFutureWork,
  lastLockedDay,
  lockReason,
  requiredBreakSeconds,
  targetSeconds,
  timeLimits,
} from './time-rules';
export type { LockReason, Rules } from './time-rules';
export { overlaps, resolveSpan, spanSeconds } from './span';
export type { LocalSpan, Occurrence, Span, SpanResult } from './span';
export { formatDuration, minutesOf, parseClock, parseDuration } from './clock-text';
export { parseDateShorthand } from './date-shorthand';
export { findNamed } from './find-named';
export type { FoundNamed, Named } from './find-named';
export { parseQuickEntry } from './quick-entry';
export type { QuickEntry, QuickProblem, QuickSegment } from './quick-entry';
export { surchargePresets } from './surcharge/surcharge-presets';
export type { SurchargePreset } from './surcharge/surcharge-presets';
export {
  defaultSurchargeSettings,
  surchargeLimits,
  surchargeMonth,
  surchargeQuery,
  surchargeSettings,
  updateSurchargeSettings,
} from './surcharge/surcharge.contract';
export type {
  SurchargeLineView,
  SurchargeMonth,
  SurchargeQuery,
  SurchargeSettings,
  SurchargeWindowView,
  UpdateSurchargeSettings,
} from './surcharge/surcharge.contract';
export {
  dayKindOf,
  dayKinds,
  stackingRules,
  sundayFromOf,
  sundayRules,
  surchargesOf,
} from './surcharge/surcharge.rules';
export type {
  DayKind,
  StackingRule,
  SundayRule,
  SurchargeLine,
  SurchargeRules,
  SurchargeWindow,
} from './surcharge/surcharge.rules';
export { findLawHints } from './law/find-law-hints';
export { lawHintKinds, lawHintKindsOfDays } from './law/law-hint';
export type { LawHint, LawHintKind } from './law/law-hint';
export type { LawRules } from './law/law-rules';
export { hintsOfAverages, hintsOfYearOvertime, yearOfWeek } from './law/long-term-hints';
export type { WeekSum } from './law/long-term-hints';
export { overtimeOf, overtimeOfWeek, workedInWeek } from './law/overtime';
export type { Overtime } from './law/overtime';
export type { WorkRecord } from './law/work-record';
export { workingTimeLaws } from './law/working-time-law';
export type { LawCountry, WorkingTimeLaw } from './law/working-time-law';
export { lawOf } from './law/law-of';
export { isAbsentAtWork } from './law/absent-at-work';
export {
  createSignoff,
  createUnlock,
  markActions,
  markEntries,
  markResult,
  mostMarks,
  signoffList,
  signoffPeriods,
  signoffQuery,
  signoffView,
  unlockList,
  unlockView,
} from './confirmation.contract';
export type {
  CreateSignoff,
  CreateUnlock,
  MarkAction,
  MarkEntries,
  MarkEntriesInput,
  MarkResult,
  SignoffList,
  SignoffPeriod,
  SignoffQuery,
  SignoffView,
  UnlockList,
  UnlockView,
} from './confirmation.contract';
export { overtimeMonth, overtimeQuery, overtimeTeam, overtimeTeamQuery } from './overtime.contract';
export type {
  OvertimeMonth,
  OvertimeQuery,
  OvertimeTeam,
  OvertimeTeamQuery,
  OvertimeTeamQueryInput,
} from './overtime.contract';
export { dayRemarks, mostOverviewDays, teamOverview, teamQuery } from './overview-team.contract';
export type {
  DayRemark,
  TeamDay,
  TeamOverview,
  TeamPerson,
  TeamQuery,
  TeamQueryInput,
} from './overview-team.contract';
export {
  absenceCalendar,
  absenceConflict,
  absenceDay,
  absenceDecisions,
  absenceFeed,
  absenceLimits,
  absenceList,
  absenceListQuery,
  absenceListSpec,
  absencePreview,
  absenceStates,
  absenceToday,
  absenceTypes,
  absenceView,
  calendarQuery,
  dayAway,
  createAbsence,
  decideAbsences,
  feedToken,
  publicHoliday,
} from './absence/absence.contract';
export type {
  AbsenceCalendar,
  AbsenceDay,
  AbsenceDecisions,
  AbsenceFeed,
  AbsenceList,
  AbsencePreview,
  AbsenceState,
  AbsenceToday,
  AbsenceType,
  AbsenceView,
  CalendarQuery,
  CreateAbsence,
  CreateAbsenceInput,
  DayAway,
  DecideAbsences,
  DecideAbsencesInput,
  PublicHoliday,
} from './absence/absence.contract';
export { absenceDays, halvesOf, ledgerOf, spansOverlap, workingSeconds } from './absence/absence-days';
export type { AbsenceSpan, DayFacts } from './absence/absence-days';
export {
  absenceCountries,
  absenceSettings,
  approvalRules,
  defaultAbsenceSettings,
  updateAbsenceSettings,
} from './absence/absence-settings.contract';
export type {
  AbsenceCountry,
  AbsenceSettings,
  UpdateAbsenceSettings,
} from './absence/absence-settings.contract';
export { holidayCalendar, holidayCalendarQuery } from './absence/holiday-calendar.contract';
export type { HolidayCalendar, HolidayCalendarQuery } from './absence/holiday-calendar.contract';
export { balanceQuery, balances, ledgerKinds, ledgerRow, ledgerSources } from './absence/balance.contract';
export type {
  Balance,
  BalanceQuery,
  Balances,
  LedgerKind,
  LedgerRow,
  LedgerSource,
} from './absence/balance.contract';
export {
  carryOver,
  daySecondsOf,
  earned,
  entitlementOf,
  expired,
  fullYears,
  minimumDays,
  seniorityGifts,
} from './absence/entitlement';
export type { Employed, EntitlementRules, SeniorityGift } from './absence/entitlement';
export {
  bySection,
  closeDayReport,
  closingWays,
  dayReportExportFields,
  dayReportLine,
  dayReportList,
  dayReportListQuery,
  dayReportListSpec,
  dayReportPdf,
  dayReportProposal,
  dayReportProposalQuery,
  dayReportSigned,
  dayReportStates,
  dayReportView,
  photoFields,
  reopenDayReport,
  reportLanguages,
  reportLimits,
  reportSections,
  revisionQuery,
  saveDayReport,
  updateDayReport,
  weathers,
} from './day-report';
export type {
  CloseDayReport,
  CloseDayReportInput,
  ClosingWay,
  DayReportContent,
  DayReportExportField,
  DayReportLine,
  DayReportList,
  DayReportListItem,
  DayReportPdf,
  DayReportPhoto,
  DayReportProposal,
  DayReportProposalQuery,
  DayReportRevision,
  DayReportSigned,
  DayReportState,
  DayReportView,
  PhotoFields,
  ReopenDayReport,
  ReportLanguage,
  ReportSection,
  RevisionQuery,
  SaveDayReport,
  SaveDayReportInput,
  UpdateDayReport,
  Weather,
} from './day-report';
export {
  dateOrders,
  entryImportFields,
  entryImportFound,
  entryImportLimits,
  entryImportOrigins,
  entryImportRow,
  entryImportSettings,
  entryImportView,
  importWordKinds,
} from './entry-import.contract';
export type {
  DateOrder,
  EntryImportField,
  EntryImportFound,
  EntryImportOrigin,
  EntryImportSettings,
  EntryImportView,
  ImportWordKind,
} from './entry-import.contract';
export {
  defaultPayrollSettings,
  monthFormats,
  payrollColumns,
  payrollExceptionKinds,
  payrollFormat,
  payrollLeftOutReasons,
  payrollLimits,
  payrollMonth,
  payrollPreview,
  payrollRun,
  payrollRuns,
  payrollSettings,
  payrollSource,
  payrollSourceOptions,
  payrollWork,
  startPayrollRun,
  revokePayroll,
  unitsOf,
  updatePayrollSettings,
  wageUnits,
} from './payroll.contract';
export type {
  PayrollColumn,
  PayrollException,
  PayrollFormat,
  PayrollLeftOut,
  PayrollLeftOutReason,
  PayrollLine,
  PayrollPerson,
  PayrollPreview,
  PayrollRun,
  PayrollSettings,
  PayrollSettingsDraft,
  PayrollSource,
  PayrollSourceOption,
  StartPayrollRun,
  RevokePayroll,
  PayrollWaitingLine,
  UpdatePayrollSettings,
  WageType,
  WageUnit,
} from './payroll.contract';
export {
  bulkChange,
  bulkKeptReasons,
  bulkLimits,
  bulkResult,
  bulkWork,
  previewBulk,
  startBulk,
} from './bulk.contract';
export type {
  BulkChange,
  BulkKeptEntry,
  BulkKeptReason,
  BulkResult,
  PreviewBulk,
  StartBulk,
} from './bulk.contract';
export { absenceImpact, absenceImpactLimits } from './absence/absence-impact.contract';
export type { AbsenceImpact } from './absence/absence-impact.contract';
export { absenceChanged } from './absence/absence.events';
export type { AbsenceChanged } from './absence/absence.events';
export { targetOf } from './day-target';
export type { EmploymentDays, LicenceDays } from './day-target';
export {
  absenceDaysChanged,
  entrySurchargesChanged,
  ledgerBooked,
  workingRulesChanged,
} from './working-time.events';
export type {
  AbsenceDaysChanged,
  EntrySurchargesChanged,
  LedgerBooked,
  WorkingRulesChanged,
} from './working-time.events';
export { machineHours, recordedMachineHours } from './machine-hours.contract';
export type { MachineHours, RecordedMachineHours } from './machine-hours.contract';
