export {
  createEntry,
  entryExportFields,
  entryList,
  entryListQuery,
  entryListSpec,
  entrySources,
  entryView,
  exportFormat,
  exportFormats,
  localTime,
  updateEntry,
} from './entry.contract';
export type {
  CreateEntry,
  CreateEntryInput,
  EntryExportField,
  EntryList,
  EntrySource,
  EntryView,
  ExportFormat,
  UpdateEntry,
} from './entry.contract';
export {
  activityOption,
  copyDay,
  copyResult,
  dayTotals,
  dayView,
  employeeOption,
  employeeOptions,
  entryForm,
  lookupQuery,
  lookupResult,
  optionQuery,
  personQuery,
  projectOption,
  projectOptions,
  recentCombination,
  weekView,
} from './overview.contract';
export type {
  ActivityOption,
  CopyDay,
  CopyResult,
  DayTotals,
  DayView,
  EmployeeOption,
  EntryForm,
  LookupQuery,
  LookupResult,
  OptionQuery,
  PersonQuery,
  ProjectOption,
  RecentCombination,
  WeekView,
} from './overview.contract';
export {
  billableEntry,
  billableList,
  billableQuery,
  entryVersions,
  entryVersionsQuery,
} from './billable.contract';
export type {
  BillableEntry,
  BillableList,
  BillableQuery,
  EntryVersions,
  EntryVersionsQuery,
} from './billable.contract';
export { entryChanged } from './time.events';
export type { EntryChanged } from './time.events';
export { timePermissions } from './time.permissions';
export type { TimePermission } from './time.permissions';
export { timeErrors } from './time.errors';
export type { TimeErrorCode } from './time.errors';
export { isFutureWork, lockReason, requiredBreakSeconds, targetSeconds, timeRules } from './time-rules';
export type { LockReason } from './time-rules';
export {
  addDays,
  daysBetween,
  isLocalDate,
  isoWeekOf,
  localDateOf,
  mondayOf,
  nextMonthOf,
  weekOf,
  weekdayOf,
} from './local-date';
export type { LocalDate } from './local-date';
export {
  dayLengthSeconds,
  isTimeZone,
  localDateAt,
  localTimeAt,
  offsetAt,
  resolveLocal,
  startOfDay,
} from './zone';
export type { EpochMs, LocalResolution, LocalTime } from './zone';
export { findOverlaps, overlaps, resolveSpan, spanSeconds, splitByLocalDay } from './span';
export type { LocalSpan, Occurrence, Span, SpanResult } from './span';
export { formatDuration, minutesOf, parseClock, parseDuration } from './clock-text';
export { parseDateShorthand } from './date-shorthand';
export { parseQuickEntry } from './quick-entry';
export type { QuickEntry, QuickProblem, QuickSegment } from './quick-entry';
