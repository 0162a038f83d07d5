export { divideRounded, formatFixed, parseFixed, sumFixed } from './fixed';
export { computeTotals, lineAmount } from './document.totals';
export type { DocumentTotals, TotalsInput, TotalsPosition, VatGroup } from './document.totals';
export {
  defaultSeries,
  formatNumber,
  nextPeriodStart,
  numberDelimiters,
  numberFormats,
  numberPattern,
  numberPeriod,
  numberSeries,
  seriesOn,
  seriesStart,
} from './number-format';
export type { NumberFormat, NumberSeries, SeriesChange } from './number-format';
export {
  creatableTypes,
  documentStatuses,
  documentTransitions,
  documentTypes,
  findStep,
  isDraft,
  issuedStatus,
} from './document.status';
export type { DocumentStatus, DocumentType } from './document.status';
export {
  documentChanged,
  sourceKind,
  sourceKinds,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
} from './document.events';
export type {
  DocumentChanged,
  SourceKind,
  SourcesBilled,
  SourcesClaimed,
  SourcesReleased,
} from './document.events';
export {
  billableEntry,
  billableList,
  billableQuery,
  choiceQuery,
  createDocument,
  discountPercent,
  documentExportFields,
  documentLanguage,
  documentLanguages,
  documentLimits,
  documentList,
  documentListItem,
  documentListQuery,
  documentListSpec,
  documentStatus,
  documentType,
  documentView,
  exportFormats,
  groupings,
  party,
  positionInput,
  positionKinds,
  positionView,
  projectChoice,
  projectChoices,
  recipientChoice,
  recipientChoices,
  sourceRef,
  totalsView,
  updateDocument,
} from './document.contract';
export type {
  BillableEntry,
  BillableList,
  ChoiceQuery,
  CreateDocument,
  CreateDocumentInput,
  DocumentLanguage,
  DocumentList,
  DocumentListItem,
  DocumentView,
  Grouping,
  Party,
  PositionInput,
  PositionView,
  ProjectChoice,
  RecipientChoice,
  SourceRef,
  TotalsView,
  UpdateDocument,
  UpdateDocumentInput,
} from './document.contract';
export {
  bankAccount,
  columnOrders,
  documentSettings,
  documentSettingsLimits,
  draftChoices,
  pageOrientations,
  referencePrefix,
  referenceTypes,
  senderAddress,
  updateDocumentSettings,
} from './settings.contract';
export type {
  BankAccount,
  DocumentSettings,
  DocumentSettingsDraft,
  DocumentTexts,
  DraftChoices,
  PreviousSeries,
  SenderAddress,
  UpdateDocumentSettings,
} from './settings.contract';
export { compactIban, isIban, isQrIban, mod97, spacedIban } from './iban';
export { fillVariables, textVariables, unknownVariables, type TextVariable } from './text-variables';
export { documentsErrors } from './documents.errors';
export type { DocumentsErrorCode } from './documents.errors';
export { documentsPermissions } from './documents.permissions';
export type { DocumentsPermission } from './documents.permissions';
