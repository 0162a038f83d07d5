export { divideRounded, formatFixed, parseFixed, sumFixed } from './fixed';
export { computeTotals, lineAmount, vatModes } from './document.totals';
export type {
  DepositTotals,
  DocumentTotals,
  TotalsInput,
  TotalsPosition,
  VatGroup,
  VatMode,
} from './document.totals';
export { carryOf } from './totals-carry';
export { allocate, lineHundredths, percentOf } from './totals-parts';
export type { Adjustments } from './totals-parts';
export {
  adjustmentFields,
  bookingFields,
  depositShare,
  discountPercent,
  positionInput,
  positionKinds,
  positionView,
  isPriced,
  pricedKinds,
  surchargePercent,
  vatShare,
} from './position.contract';
export type { DepositShare, PositionInput, PositionKind, PositionView, VatShare } from './position.contract';
export { documentLink, linkKinds, revisionView } from './document-link.contract';
export type { DocumentLink, LinkKind, RevisionView } from './document-link.contract';
export { countPositions, positionKey } from './entry-grouping';
export type { GroupedEntry } from './entry-grouping';
export { billedState, fitsOpen, followUpTypes, mayDeposit, mayFollow, openQuantity } from './chain';
export {
  allocateDeposit,
  collectiveBill,
  correction,
  createDeposit,
  documentStep,
  duplicateDocument,
  followUp,
  issueOptions,
  markExported,
  markedDocuments,
  openView,
  pdfQuery,
  priceCheck,
  repriceDocument,
  revisionNumber,
} from './chain.contract';
export type {
  AllocateDeposit,
  CollectiveBill,
  CollectiveBillInput,
  Correction,
  CorrectionInput,
  CreateDeposit,
  DocumentStep,
  DocumentStepInput,
  DuplicateDocument,
  FollowUp,
  FollowUpInput,
  IssueOptions,
  MarkedDocuments,
  MarkExported,
  OpenView,
  PdfQuery,
  PriceCheck,
  RepriceDocument,
} from './chain.contract';
export {
  billingCandidate,
  billingOutcomes,
  billingPreview,
  billingPreviewQuery,
  billingProblem,
  billingRunKind,
  billingRunResult,
  billingSource,
  billingSources,
  startBillingRun,
} from './billing-run.contract';
export type {
  BillingCandidate,
  BillingPreview,
  BillingPreviewQuery,
  BillingProblem,
  BillingRunResult,
  BillingSource,
  StartBillingRun,
  StartBillingRunInput,
} from './billing-run.contract';
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
  billKinds,
  creatableTypes,
  documentStatuses,
  documentTransitions,
  documentTypes,
  findStep,
  isDraft,
  issuedStatus,
} from './document.status';
export type { BillKind, CreatableType, DocumentStatus, DocumentType } from './document.status';
export {
  billIssued,
  documentChanged,
  orderChanged,
  orderStates,
  paymentRecorded,
  projectStepped,
  sourceKind,
  sourceKinds,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
} from './document.events';
export type {
  BillIssued,
  BillVat,
  DocumentChanged,
  OrderChanged,
  OrderState,
  PaymentRecorded,
  ProjectStepped,
  SourceKind,
  SourcesBilled,
  SourcesClaimed,
  SourcesReleased,
} from './document.events';
export { creditCheck, paymentList, paymentView, recordPayment } from './payment.contract';
export type {
  CreditCheck,
  PaymentList,
  PaymentView,
  RecordPayment,
  RecordPaymentInput,
} from './payment.contract';
export { documentLimits } from './document.limits';
export { billableEntry, billableList, billableQuery } from './billable.contract';
export { orderBill, orderedBill } from './ordered-bill.contract';
export type { OrderBill, OrderedBill } from './ordered-bill.contract';
export { createFromLot } from './from-lot.contract';
export type { CreateFromLot } from './from-lot.contract';
export type { BillableEntry, BillableList } from './billable.contract';
export {
  choiceQuery,
  objectChoice,
  objectChoiceQuery,
  objectChoices,
  projectChoice,
  projectChoices,
  placeChoice,
  placeChoiceQuery,
  placeChoices,
  recipientChoice,
  recipientChoices,
} from './choice.contract';
export type {
  ChoiceQuery,
  ObjectChoice,
  ObjectChoiceQuery,
  ProjectChoice,
  PlaceChoice,
  PlaceChoiceQuery,
  RecipientChoice,
} from './choice.contract';
export {
  createDocument,
  documentExportFields,
  documentLanguage,
  documentLanguages,
  documentList,
  documentListItem,
  documentListQuery,
  documentListSpec,
  documentStatus,
  documentType,
  documentPdf,
  documentView,
  exchangeRate,
  exportFormats,
  groupings,
  party,
  sourceRef,
  totalsView,
  checkDraft,
  draftFields,
  updateDocument,
} from './document.contract';
export type {
  CreateDocument,
  CreateDocumentInput,
  DocumentLanguage,
  DocumentList,
  DocumentListItem,
  DocumentPdf,
  DocumentView,
  Grouping,
  Party,
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
  projectSteps,
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
  ProjectSteps,
  SenderAddress,
  UpdateDocumentSettings,
} from './settings.contract';
export {
  addressWindows,
  bodyBlocks,
  createTemplate,
  letterFacts,
  logoPlaces,
  positionColumns,
  previewTemplate,
  requiredBlocks,
  templateChoice,
  templateChoices,
  templateColours,
  templateContent,
  templateLimits,
  templateList,
  templateListItem,
  templateTexts,
  templateVersion,
  templateVersionView,
  templateView,
  updateTemplate,
} from './template.contract';
export type {
  AddressWindow,
  BodyBlock,
  CreateTemplate,
  CreateTemplateInput,
  LetterFact,
  LogoPlace,
  PositionColumn,
  PreviewTemplate,
  PreviewTemplateInput,
  TemplateChoice,
  TemplateColour,
  TemplateContent,
  TemplateList,
  TemplateListItem,
  TemplateTexts,
  TemplateVersion,
  TemplateVersionView,
  TemplateView,
  UpdateTemplate,
  UpdateTemplateInput,
} from './template.contract';
export { eInvoiceKind, eInvoiceKinds, eInvoiceView } from './e-invoice.contract';
export type { EInvoiceKind, EInvoiceView } from './e-invoice.contract';
export {
  documentMail,
  documentMails,
  mailFile,
  mailProposal,
  mailReceiver,
  mailStates,
  sendDocument,
  sendLimits,
  sendMany,
  sentMany,
} from './send.contract';
export type {
  DocumentMail,
  DocumentMails,
  DocumentMailState,
  MailFile,
  MailProposal,
  MailReceiver,
  SendDocument,
  SendDocumentInput,
  SendMany,
  SentMany,
} from './send.contract';
export {
  acceptanceFollowUps,
  mayShare,
  newShareLink,
  shareAnswerKinds,
  shareAnswerView,
  shareLinkVariable,
  shareLinkView,
  shareView,
} from './share.contract';
export type { NewShareLink, ShareAnswerView, ShareLinkView, ShareView } from './share.contract';
export { documentMailChanged } from './send.events';
export type { DocumentMailChanged } from './send.events';
export { annexLimits, annexList, annexView, attachDayReports, dayReportChoice } from './annex.contract';
export type { AnnexList, AnnexView, AttachDayReports, DayReportChoice } from './annex.contract';
export { fillVariables, textVariables, unknownVariables, type TextVariable } from './text-variables';
export { documentsErrors } from './documents.errors';
export type { DocumentsErrorCode } from './documents.errors';
export { documentsPermissions } from './documents.permissions';
export type { DocumentsPermission } from './documents.permissions';
export type { TemplateItem } from './package-part.contract';
export { templateItem } from './package-part.contract';
