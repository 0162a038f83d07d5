export { commonErrors } from './errors';
export type { CommonErrorCode, ErrorRow, ErrorTable } from './errors';
export { fieldError, problem } from './problem';
export type { FieldError, Problem } from './problem';
export { toFieldErrors } from './field-errors';
export { dueLevels, dueOf, dueView, firstDay, usualAhead, worse } from './due';
export type { DueLevel, DueView, WarnAhead } from './due';
export { compactIban, isIban, isQrBillIban, isQrIban, spacedIban } from './iban';
export {
  buildCreditorReference,
  buildQrReference,
  isCreditorReference,
  isQrReference,
} from './payment-reference';
export { foldText } from './fold-text';
export { id, idOrNew, newId } from './ids';
export type { Id } from './ids';
export {
  defaultPageSize,
  formatSort,
  listOf,
  listQuery,
  maxPageSize,
  parseSort,
  toQueryParams,
} from './paging';
export type { FilterKind, ListQuery, ListSpec, Page, ParsedFilter, SortTerm } from './paging';
export {
  failedWorkDays,
  failedWorkView,
  healthStates,
  listedFailedWork,
  serviceState,
} from './service-state';
export type { FailedWorkView, HealthState, ServiceState } from './service-state';
export { isOver, workList, workQuery, workStates, workView } from './work';
export type { WorkQuery, WorkState, WorkView } from './work';
export { fileLimits, pictureLimits, storedFileView } from './stored-file';
export { tableLimits } from './table-limits';
export type { TableLimits } from './table-limits';
export type { StoredFileView } from './stored-file';
export { canonicalEmail, signInEmail } from './sign-in-email';
export {
  email,
  instant,
  localDate,
  localMonth,
  money,
  optionalText,
  percent,
  phone,
  quantity,
  queryYear,
  recordFields,
  requiredText,
  timeZone,
  unitPrice,
  version,
  website,
} from './values';
export {
  countries,
  country,
  currencies,
  currency,
  defaultLocale,
  grade,
  grades,
  licenceState,
  licenceStates,
  licenceType,
  licenceTypes,
  locale,
  locales,
  regionalLocale,
  regionalLocales,
  role,
  roles,
  unit,
  units,
} from './constants';
export type {
  Country,
  Currency,
  Grade,
  LicenceState,
  LicenceType,
  Locale,
  RegionalLocale,
  Role,
  Unit,
} from './constants';
export { workStatuses } from './status';
export type { WorkStatus } from './status';
export { defineEvent, eventEnvelope } from './events';
export type { EventDefinition, EventEnvelope } from './events';
export {
  deadLetterList,
  deadLetterQuery,
  deadLetterSides,
  deadLetterStates,
  deadLetterView,
  eventSummary,
  resyncRequest,
} from './dead-letters';
export type {
  DeadLetterList,
  DeadLetterQuery,
  DeadLetterSide,
  DeadLetterState,
  DeadLetterView,
  EventSummary,
  ResyncRequest,
} from './dead-letters';
export { vatKey, vatKeys, vatRate, vatRates } from './vat';
export type { VatKey } from './vat';
export { mostSearchResults, searchAnswer, searchItem, searchProvider, searchQuery } from './search';
export type { SearchAnswer, SearchItem, SearchProvider, SearchQuery } from './search';
export { canonicalJson } from './canonical-json';
export {
  navigationGroups,
  releaseChannel,
  releaseChannels,
  releaseSetEntry,
  releaseSetKeys,
  releaseSetSignature,
  servedDescriptor,
  toolDescriptor,
  toolPaths,
} from './descriptor';
export { settingsSections } from './settings-sections';
export type {
  ReleaseChannel,
  ReleaseCode,
  ReleaseSetEntry,
  ReleaseSetKeys,
  ReleaseSetSignature,
  ServedDescriptor,
  SettingsSection,
  ToolDescriptor,
  ToolExtension,
  ToolLook,
  ToolNavigationItem,
  ToolPaths,
  ToolRecord,
  ToolRoute,
  ToolSettingsEntry,
  UpdatePolicy,
} from './descriptor';
export { abilityRule, bootAnswer, bootLicence, bootLicenceChoice, bootUser } from './boot';
export type { AbilityRule, BootAnswer, BootLicence, BootLicenceChoice, BootUser } from './boot';
export {
  checkExtra,
  extraEntities,
  extraEntity,
  extraField,
  extraFieldSet,
  extraFieldSets,
  extraFieldsChanged,
  extraInput,
  extraKey,
  extraKind,
  extraKinds,
  extraLimits,
  mayReport,
  reportableEntities,
  reportableKinds,
  extraTitle,
  extraValues,
  missingExtra,
} from './extra-fields';
export type {
  ExtraChoice,
  ExtraEntity,
  ExtraField,
  ExtraFieldSet,
  ExtraFieldSets,
  ExtraFieldsChanged,
  ExtraInput,
  ExtraKind,
  ExtraTitle,
  ExtraValues,
} from './extra-fields';
export { csvLine, csvStart } from './csv-line';
export { neutraliseCell } from './neutralise-cell';
export { auditChain, auditCheckKind, auditEntryView, auditPage, auditPageSize, auditQuery } from './audit';
export type { AuditChain, AuditChange, AuditEntryView, AuditPage, AuditQuery } from './audit';
export { activeExtraFields, changedExtra, extraTitleIn, extraValueText } from './extra-field.rules';
export {
  addDays,
  commonDays,
  dayOfEpoch,
  daysBetween,
  daysFrom,
  epochDay,
  isLocalDate,
  isWeekend,
  localDateOf,
  weekdayOf,
  storableDay,
} from './calendar/day';
export type { LocalDate } from './calendar/day';
export { isoWeekOf, mondayOf, weekOf } from './calendar/week';
export { frequencies, recurrenceDays } from './calendar/recurrence';
export type { Frequency, RecurrenceRule } from './calendar/recurrence';
export {
  addMonths,
  isLocalMonth,
  lastDayOf,
  monthAfter,
  nextMonthOf,
  quarterOf,
  weeksOf,
} from './calendar/month';
export type { LocalMonth } from './calendar/month';
export {
  dayLengthSeconds,
  isTimeZone,
  localDateAt,
  localMomentAt,
  localTimeAt,
  offsetAt,
  resolveLocal,
  startOfDay,
} from './calendar/zone';
export type { EpochMs, LocalResolution, LocalTime } from './calendar/zone';
export { mostSignaturePoints, signature, signatureBounds, signaturePath, toSignature } from './signature';
export type { Signature } from './signature';
export {
  acceptDocument,
  askQuestion,
  declineDocument,
  sharedDocument,
  sharedDocumentLimits,
  sharedDocumentStates,
  shareToken,
} from './shared-document.contract';
export type {
  AcceptDocument,
  AcceptDocumentInput,
  AskQuestion,
  DeclineDocument,
  DeclineDocumentInput,
  SharedContent,
  SharedDocument,
  SharedPosition,
} from './shared-document.contract';
export {
  cashDiscount,
  cashDiscounts,
  paymentTerm,
  paymentTermLimits,
  refuseBeyondTerm,
} from './payment-term';
export type { CashDiscount, PaymentTerm } from './payment-term';
export { licenceErased } from './erasure';
export type { LicenceErased } from './erasure';
export {
  leftReason,
  leftReasons,
  packagePart,
  packageParts,
  partItem,
  partItemKey,
  partLimits,
  partOutcome,
  partOutcomes,
  partOwners,
  partRequest,
  partResult,
  partResults,
  partTasks,
  usedRecords,
  usedRecordsQuery,
  writtenItem,
} from './package-part.contract';
export type {
  ChangedField,
  LeftReason,
  PackagePart,
  PartItem,
  PartOutcome,
  PartRequest,
  PartResult,
  UsedRecordsQuery,
  WrittenItem,
} from './package-part.contract';
export { coordinatesText } from './geo/coordinates-text';
export { distanceKm, nearestTo } from './geo/distance';
export { mapLink } from './geo/map-link';
export { mapPlace, mapPlaceList } from './geo/map-place';
export type { MapPlace, MapPlaceList } from './geo/map-place';
export { mapSource } from './geo/map-source';
export type { MapSource } from './geo/map-source';
export { fromSwissGrid, isInSwissGrid, parsePlace, roundDegrees, toSwissGrid } from './geo/swiss-grid';
export type { Place, SwissPlace } from './geo/swiss-grid';
