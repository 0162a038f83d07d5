export { type CommonErrorCode, type ErrorRow, type ErrorTable, commonErrors } from './errors';
export { type FieldError, type Problem, fieldError, problem } from './problem';
export { toFieldErrors } from './field-errors';
// oxfmt-ignore
export {
  type DueLevel, type DueView, type WarnAhead, dueLevels, dueOf, dueView, firstDay, usualAhead, worse,
} from './due';
export { compactIban, isIban, isQrBillIban, isQrIban, spacedIban } from './iban';
// oxfmt-ignore
export {
  buildCreditorReference, buildQrReference, isCreditorReference, isQrReference,
} from './payment-reference';
export { foldText, holdsWords } from './fold-text';
export { type Id, firstIdOf, id, idOrNew, newId, timeOfId } from './ids';
// oxfmt-ignore
export {
  type ListQuery, type ListSpec, type Page, type ParsedFilter, type SortTerm, defaultPageSize, formatSort, listOf,
  listQuery, maxPageSize, parseSort,
} from './paging';
// oxfmt-ignore
export {
  type FailedWorkView, type HealthState, type ServiceState, failedWorkDays, listedFailedWork, serviceState,
} from './service-state';
export { type WorkQuery, type WorkState, type WorkView, isOver, workList, workQuery, workView } from './work';
export { type StoredFileView, fileLimits, pictureLimits, storedFileView } from './stored-file';
export { type TableLimits, tableLimits } from './table-limits';
export { canonicalEmail, signInEmail } from './sign-in-email';
// oxfmt-ignore
export {
  email, instant, localDate, localMonth, money, optionalText, percent, phone, quantity, queryYear, recordFields, requiredText,
  timeZone, unitPrice, version, website,
} from './values';
// oxfmt-ignore
export {
  type Country, type Currency, type Grade, type LicenceState, type LicenceType, type Locale, type RegionalLocale, type Role,
  type Unit, countries, country, currencies, currency, defaultLocale, grade, grades, licenceState, licenceStates, licenceType,
  licenceTypes, locale, locales, regionalLocale, regionalLocales, role, roles, unit, units,
} from './constants';
export { type WorkStatus, workStatuses } from './status';
export { type EventDefinition, type EventEnvelope, defineEvent, eventEnvelope } from './events';
// oxfmt-ignore
export {
  type DeadLetterList, type DeadLetterQuery, type DeadLetterState, type DeadLetterView, type EventSummary,
  type ResyncRequest, deadLetterList, deadLetterQuery, deadLetterView, resyncRequest,
} from './dead-letters';
export { type VatKey, vatKey, vatKeys, vatRate, vatRates } from './vat';
// oxfmt-ignore
export {
  type SearchAnswer, type SearchItem, type SearchProvider, type SearchQuery, searchAnswer, searchQuery,
} from './search';
export { canonicalJson } from './canonical-json';
// oxfmt-ignore
export {
  type ReleaseChannel, type ReleaseCode, type ReleaseSetEntry, type ReleaseSetKeys, type ReleaseSetSignature,
  type ServedDescriptor, type SettingsSection, type ToolDescriptor, type ToolExtension, type ToolLook,
  type ToolNavigationItem, type ToolPaths, type ToolRecord, type ToolRoute, type ToolSettingsEntry, navigationGroups,
  releaseChannel, releaseSetKeys, servedDescriptor, toolDescriptor, toolPaths,
} from './descriptor';
export { settingsSections } from './settings-sections';
// oxfmt-ignore
export {
  type AbilityRule, type BootAnswer, type BootLicence, type BootLicenceChoice, type BootUser, abilityRule, bootAnswer,
  bootUser,
} from './boot';
// oxfmt-ignore
export {
  type ExtraChoice, type ExtraEntity, type ExtraField, type ExtraFieldSet, type ExtraFieldSets, type ExtraFieldsChanged,
  type ExtraInput, type ExtraKind, type ExtraValues, checkExtra, extraEntities, extraEntity, extraField, extraFieldSet,
  extraFieldSets, extraFieldsChanged, extraInput, extraKey, extraKind, extraKinds, extraLimits, mayReport,
  reportableKinds, extraTitle, extraValues, missingExtra,
} from './extra-fields';
export { csvLine, csvStart } from './csv-line';
export { neutraliseCell } from './neutralise-cell';
// oxfmt-ignore
export {
  type AuditChain, type AuditChange, type AuditEntryView, type AuditPage, type AuditQuery, auditChain, auditCheckKind,
  auditEntryView, auditPage, auditPageSize, auditQuery,
} from './audit';
export { activeExtraFields, changedExtra, extraTitleIn, extraValueText } from './extra-field.rules';
// oxfmt-ignore
export {
  type LocalDate, addDays, commonDays, dayOfEpoch, daysBetween, daysFrom, epochDay, isLocalDate, isWeekend, localDateOf,
  weekdayOf, storableDay,
} from './calendar/day';
export { isoWeekOf, mondayOf, weekOf } from './calendar/week';
export { type Frequency, type RecurrenceRule, frequencies, recurrenceDays } from './calendar/recurrence';
// oxfmt-ignore
export {
  addMonths, isLocalMonth, lastDayOf, monthAfter, nextMonthOf, quarterOf, weeksOf,
} from './calendar/month';
// oxfmt-ignore
export {
  type LocalTime, dayLengthSeconds, localDateAt, localMomentAt, localTimeAt, resolveLocal, startOfDay,
} from './calendar/zone';
export { type EpochMs, offsetAt } from './calendar/zone-offset';
// oxfmt-ignore
export {
  type Signature, mostSignaturePoints, signature, signatureBounds, signaturePath, toSignature,
} from './signature';
// oxfmt-ignore
export {
  type AcceptDocument, type AcceptDocumentInput, type AskQuestion, type DeclineDocument, type DeclineDocumentInput,
  type SharedContent, type SharedDocument, type SharedPosition, acceptDocument, askQuestion, declineDocument,
  sharedDocument, sharedDocumentLimits, shareToken,
} from './shared-document.contract';
// oxfmt-ignore
export {
  type CashDiscount, type PaymentTerm, cashDiscount, cashDiscounts, paymentTerm, paymentTermLimits, refuseBeyondTerm,
} from './payment-term';
export { licenceErased } from './erasure';
// oxfmt-ignore
export {
  type ChangedField, type LeftReason, type PackagePart, type PartItem, type PartOutcome, type PartRequest,
  type PartResult, type UsedRecordsQuery, leftReason, packagePart, packageParts, partItemKey, partLimits, partOutcome,
  partOwners, partRequest, partResults, usedRecords, usedRecordsQuery,
} from './package-part.contract';
export { coordinatesText } from './geo/coordinates-text';
export { distanceKm, nearestTo } from './geo/distance';
export { mapLink } from './geo/map-link';
export { type MapPlace, type MapPlaceList, mapPlaceList } from './geo/map-place';
export { type MapSource, mapSource } from './geo/map-source';
// oxfmt-ignore
export {
  type Place, fromSwissGrid, isInSwissGrid, parsePlace, roundDegrees, toSwissGrid,
} from './geo/swiss-grid';
