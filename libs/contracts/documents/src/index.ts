export { divideRounded, formatFixed, parseFixed, sumFixed } from './fixed';
// oxfmt-ignore
export {
  type DepositTotals, type DocumentTotals, type TotalsPosition, type VatGroup, type VatMode, computeTotals, lineAmount,
  vatModes,
} from './document.totals';
export { type Adjustments, allocate, lineHundredths, percentOf } from './totals-parts';
// oxfmt-ignore
export {
  type DepositShare, type PositionInput, type PositionKind, type PositionView, type VatShare, discountPercent,
  positionInput, isPriced, pricedKinds, surchargePercent,
} from './position.contract';
export { type DocumentLink, type LinkKind, type RevisionView, linkKinds } from './document-link.contract';
export { countPositions, positionKey } from './entry-grouping';
export { billedState, fitsOpen, followUpTypes, mayDeposit, mayFollow, openQuantity } from './chain';
// oxfmt-ignore
export {
  type AllocateDeposit, type CollectiveBill, type CollectiveBillInput, type Correction, type CorrectionInput,
  type CreateDeposit, type DocumentStep, type DocumentStepInput, type DuplicateDocument, type FollowUp, type FollowUpInput,
  type IssueOptions, type MarkedDocuments, type MarkExported, type OpenView, type PdfQuery, type PriceCheck,
  type RepriceDocument, allocateDeposit, collectiveBill, correction, createDeposit, documentStep, duplicateDocument, followUp,
  issueOptions, markExported, markedDocuments, openView, pdfQuery, priceCheck, repriceDocument, revisionNumber,
} from './chain.contract';
// oxfmt-ignore
export {
  type BillingCandidate, type BillingPreview, type BillingPreviewQuery, type BillingProblem, type BillingRunResult,
  type BillingSource, type StartBillingRun, type StartBillingRunInput, billingPreview, billingPreviewQuery,
  billingRunKind, billingRunResult, startBillingRun,
} from './billing-run.contract';
// oxfmt-ignore
export {
  type NumberFormat, type NumberSeries, defaultSeries, formatNumber, numberDelimiters, numberFormats, numberPattern,
  numberPeriod, seriesOn, seriesStart,
} from './number-format';
// oxfmt-ignore
export {
  type BillKind, type CreatableType, type DocumentStatus, type DocumentType, billKinds, creatableTypes, documentStatuses,
  documentTransitions, documentTypes, findStep, isDraft, issuedStatus,
} from './document.status';
// oxfmt-ignore
export {
  type BillIssued, type BillVat, type DocumentChanged, type OrderChanged, type OrderState, type PaymentRecorded,
  type ProjectStepped, type SourceKind, type SourcesBilled, type SourcesClaimed, type SourcesReleased, billIssued,
  documentChanged, orderChanged, paymentRecorded, projectStepped, sourceKind, sourceKinds, sourcesBilled, sourcesClaimed,
  sourcesReleased,
} from './document.events';
// oxfmt-ignore
export {
  type CreditCheck, type PaymentList, type PaymentView, type RecordPayment, type RecordPaymentInput, creditCheck, paymentList,
  paymentView, recordPayment,
} from './payment.contract';
export { documentLimits } from './document.limits';
// oxfmt-ignore
export {
  type BillableEntry, type BillableList, billableEntry, billableList, billableQuery,
} from './billable.contract';
export { type OrderBill, type OrderedBill, orderBill, orderedBill } from './ordered-bill.contract';
export { type CreateFromLot, createFromLot } from './from-lot.contract';
// oxfmt-ignore
export {
  type ChoiceQuery, type ObjectChoice, type ObjectChoiceQuery, type ProjectChoice, type PlaceChoice,
  type PlaceChoiceQuery, type RecipientChoice, choiceQuery, objectChoiceQuery, objectChoices, projectChoice,
  projectChoices, placeChoiceQuery, placeChoices, recipientChoices,
} from './choice.contract';
// oxfmt-ignore
export {
  type CreateDocument, type CreateDocumentInput, type DocumentLanguage, type DocumentList, type DocumentListItem,
  type DocumentPdf, type DocumentView, type Grouping, type Party, type SourceRef, type TotalsView, type UpdateDocument,
  createDocument, documentExportFields, documentLanguage, documentLanguages, documentList, documentListQuery,
  documentStatus, documentType, documentPdf, documentView, exchangeRate, exportFormats, groupings, party, checkDraft,
  documentListItem, draftFields, updateDocument,
} from './document.contract';
// oxfmt-ignore
export {
  type BankAccount, type DocumentSettings, type DocumentSettingsDraft, type DocumentTexts, type DraftChoices,
  type ProjectSteps, type SenderAddress, type UpdateDocumentSettings, bankAccount, columnOrders, documentSettings,
  documentSettingsLimits, draftChoices, pageOrientations, projectSteps, referencePrefix, referenceTypes,
  updateDocumentSettings,
} from './settings.contract';
// oxfmt-ignore
export {
  type BodyBlock, type CreateTemplate, type CreateTemplateInput, type LetterFact, type PositionColumn,
  type PreviewTemplate, type PreviewTemplateInput, type TemplateChoice, type TemplateColour, type TemplateContent,
  type TemplateList, type TemplateListItem, type TemplateTexts, type TemplateVersionView, type TemplateView,
  type UpdateTemplate, type UpdateTemplateInput, addressWindows, bodyBlocks, createTemplate, letterFacts, logoPlaces,
  positionColumns, previewTemplate, requiredBlocks, templateChoices, templateColours, templateContent, templateLimits,
  templateList, templateVersion, templateVersionView, templateView, updateTemplate,
} from './template.contract';
export { type EInvoiceKind, type EInvoiceView, eInvoiceKinds, eInvoiceView } from './e-invoice.contract';
// oxfmt-ignore
export {
  type DocumentMail, type DocumentMails, type DocumentMailState, type MailFile, type MailProposal, type MailReceiver,
  type SendDocument, type SendDocumentInput, type SendMany, type SentMany, documentMail, documentMails, mailProposal,
  mailReceiver, sendDocument, sendLimits, sendMany, sentMany,
} from './send.contract';
// oxfmt-ignore
export {
  type NewShareLink, type ShareAnswerView, type ShareLinkView, type ShareView, acceptanceFollowUps, mayShare,
  newShareLink, shareLinkVariable, shareView,
} from './share.contract';
export { type DocumentMailChanged, documentMailChanged } from './send.events';
// oxfmt-ignore
export {
  type AnnexList, type AnnexView, type AttachDayReports, type DayReportChoice, annexLimits, annexList, annexView,
  attachDayReports,
} from './annex.contract';
export { type TextVariable, fillVariables, textVariables } from './text-variables';
export { type DocumentsErrorCode, documentsErrors } from './documents.errors';
export { documentsPermissions } from './documents.permissions';
export { type TemplateItem, templateItem } from './package-part.contract';
