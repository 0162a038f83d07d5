export { divideRounded, formatFixed, parseFixed, sumFixed } from './fixed';
// prettier-ignore
export {
  type DepositTotals, type DocumentTotals, type TotalsInput, type TotalsPosition, type VatGroup, type VatMode, computeTotals,
  lineAmount, vatModes,
} from './document.totals';
export { carryOf } from './totals-carry';
export { type Adjustments, allocate, lineHundredths, percentOf } from './totals-parts';
// prettier-ignore
export {
  type DepositShare, type PositionInput, type PositionKind, type PositionView, type VatShare, adjustmentFields, bookingFields,
  depositShare, discountPercent, positionInput, positionKinds, positionView, isPriced, pricedKinds, surchargePercent, vatShare,
} from './position.contract';
// prettier-ignore
export {
  type DocumentLink, type LinkKind, type RevisionView, documentLink, linkKinds, revisionView,
} from './document-link.contract';
export { type GroupedEntry, countPositions, positionKey } from './entry-grouping';
export { billedState, fitsOpen, followUpTypes, mayDeposit, mayFollow, openQuantity } from './chain';
// prettier-ignore
export {
  type AllocateDeposit, type CollectiveBill, type CollectiveBillInput, type Correction, type CorrectionInput,
  type CreateDeposit, type DocumentStep, type DocumentStepInput, type DuplicateDocument, type FollowUp, type FollowUpInput,
  type IssueOptions, type MarkedDocuments, type MarkExported, type OpenView, type PdfQuery, type PriceCheck,
  type RepriceDocument, allocateDeposit, collectiveBill, correction, createDeposit, documentStep, duplicateDocument, followUp,
  issueOptions, markExported, markedDocuments, openView, pdfQuery, priceCheck, repriceDocument, revisionNumber,
} from './chain.contract';
// prettier-ignore
export {
  type BillingCandidate, type BillingPreview, type BillingPreviewQuery, type BillingProblem, type BillingRunResult,
  type BillingSource, type StartBillingRun, type StartBillingRunInput, billingCandidate, billingOutcomes, billingPreview,
  billingPreviewQuery, billingProblem, billingRunKind, billingRunResult, billingSource, billingSources, startBillingRun,
} from './billing-run.contract';
// prettier-ignore
export {
  type NumberFormat, type NumberSeries, type SeriesChange, defaultSeries, formatNumber, nextPeriodStart, numberDelimiters,
  numberFormats, numberPattern, numberPeriod, numberSeries, seriesOn, seriesStart,
} from './number-format';
// prettier-ignore
export {
  type BillKind, type CreatableType, type DocumentStatus, type DocumentType, billKinds, creatableTypes, documentStatuses,
  documentTransitions, documentTypes, findStep, isDraft, issuedStatus,
} from './document.status';
// prettier-ignore
export {
  type BillIssued, type BillVat, type DocumentChanged, type OrderChanged, type OrderState, type PaymentRecorded,
  type ProjectStepped, type SourceKind, type SourcesBilled, type SourcesClaimed, type SourcesReleased, billIssued,
  documentChanged, orderChanged, orderStates, paymentRecorded, projectStepped, sourceKind, sourceKinds, sourcesBilled,
  sourcesClaimed, sourcesReleased,
} from './document.events';
// prettier-ignore
export {
  type CreditCheck, type PaymentList, type PaymentView, type RecordPayment, type RecordPaymentInput, creditCheck, paymentList,
  paymentView, recordPayment,
} from './payment.contract';
export { documentLimits } from './document.limits';
// prettier-ignore
export {
  type BillableEntry, type BillableList, billableEntry, billableList, billableQuery,
} from './billable.contract';
export { type OrderBill, type OrderedBill, orderBill, orderedBill } from './ordered-bill.contract';
export { type CreateFromLot, createFromLot } from './from-lot.contract';
// prettier-ignore
export {
  type ChoiceQuery, type ObjectChoice, type ObjectChoiceQuery, type ProjectChoice, type PlaceChoice, type PlaceChoiceQuery,
  type RecipientChoice, choiceQuery, objectChoice, objectChoiceQuery, objectChoices, projectChoice, projectChoices, placeChoice,
  placeChoiceQuery, placeChoices, recipientChoice, recipientChoices,
} from './choice.contract';
// prettier-ignore
export {
  type CreateDocument, type CreateDocumentInput, type DocumentLanguage, type DocumentList, type DocumentListItem,
  type DocumentPdf, type DocumentView, type Grouping, type Party, type SourceRef, type TotalsView, type UpdateDocument,
  createDocument, documentExportFields, documentLanguage, documentLanguages, documentList, documentListItem, documentListQuery,
  documentListSpec, documentStatus, documentType, documentPdf, documentView, exchangeRate, exportFormats, groupings, party,
  sourceRef, totalsView, checkDraft, draftFields, updateDocument,
} from './document.contract';
// prettier-ignore
export {
  type BankAccount, type DocumentSettings, type DocumentSettingsDraft, type DocumentTexts, type DraftChoices,
  type PreviousSeries, type ProjectSteps, type SenderAddress, type UpdateDocumentSettings, bankAccount, columnOrders,
  documentSettings, documentSettingsLimits, draftChoices, pageOrientations, projectSteps, referencePrefix, referenceTypes,
  senderAddress, updateDocumentSettings,
} from './settings.contract';
// prettier-ignore
export {
  type BodyBlock, type CreateTemplate, type CreateTemplateInput, type LetterFact, type PositionColumn, type PreviewTemplate,
  type PreviewTemplateInput, type TemplateChoice, type TemplateColour, type TemplateContent, type TemplateList,
  type TemplateListItem, type TemplateTexts, type TemplateVersionView, type TemplateView, type UpdateTemplate,
  type UpdateTemplateInput, addressWindows, bodyBlocks, createTemplate, letterFacts, logoPlaces, positionColumns,
  previewTemplate, requiredBlocks, templateChoice, templateChoices, templateColours, templateContent, templateLimits,
  templateList, templateListItem, templateTexts, templateVersion, templateVersionView, templateView, updateTemplate,
} from './template.contract';
// prettier-ignore
export {
  type EInvoiceKind, type EInvoiceView, eInvoiceKind, eInvoiceKinds, eInvoiceView,
} from './e-invoice.contract';
// prettier-ignore
export {
  type DocumentMail, type DocumentMails, type DocumentMailState, type MailFile, type MailProposal, type MailReceiver,
  type SendDocument, type SendDocumentInput, type SendMany, type SentMany, documentMail, documentMails, mailFile, mailProposal,
  mailReceiver, mailStates, sendDocument, sendLimits, sendMany, sentMany,
} from './send.contract';
// prettier-ignore
export {
  type NewShareLink, type ShareAnswerView, type ShareLinkView, type ShareView, acceptanceFollowUps, mayShare, newShareLink,
  shareAnswerKinds, shareAnswerView, shareLinkVariable, shareLinkView, shareView,
} from './share.contract';
export { type DocumentMailChanged, documentMailChanged } from './send.events';
// prettier-ignore
export {
  type AnnexList, type AnnexView, type AttachDayReports, type DayReportChoice, annexLimits, annexList, annexView,
  attachDayReports, dayReportChoice,
} from './annex.contract';
export { type TextVariable, fillVariables, textVariables, unknownVariables } from './text-variables';
export { type DocumentsErrorCode, documentsErrors } from './documents.errors';
export { type DocumentsPermission, documentsPermissions } from './documents.permissions';
export { type TemplateItem, templateItem } from './package-part.contract';
