export { type AccountKind, accountKinds, accountKind } from './account-kind';
export { bookkeepingErrors } from './bookkeeping.errors';
// oxfmt-ignore
export {
  type BillDunned, type BillSettled, type CreditLimitSet, type SupplierBillChanged, billDunned, billSettled, creditLimitSet,
  supplierBillChanged,
} from './bookkeeping.events';
export { bookkeepingPermissions } from './bookkeeping.permissions';
// oxfmt-ignore
export {
  type ChartAccountView, type ChartAccountList, chartAccountList, chartAccountQuery,
} from './chart.contract';
// oxfmt-ignore
export {
  type JournalSource, type VatSide, type JournalLineView, type JournalEntryView, type JournalList, type ClosedPeriodView,
  type ClosePeriod, type ReopenPeriod, ledgerLimits, journalSources, vatSide, journalList, journalListSpec, journalQuery,
  accountNumber, closedPeriodView, closedPeriodList, closePeriod, reopenPeriod,
} from './ledger.contract';
// oxfmt-ignore
export {
  type TrialBalanceQuery, type TrialBalance, type AccountSheet, type AccountSheetQuery, trialBalanceQuery, trialBalance,
  accountSheetQuery, accountSheet,
} from './trial-balance.contract';
// oxfmt-ignore
export {
  type ItemSide, type ItemKind, type ItemVat, type ItemOnDay, type ItemsOnDay, type OpenItemView, type OpenItemList,
  itemSide, itemKinds, openItemView, openItemList, openItemListSpec, openItemQuery, itemsOnDay, itemsOnDayQuery,
  itemsOnDaySpec,
} from './open-item.contract';
// oxfmt-ignore
export {
  type PaymentSource, type RecordDebtorPayment, type RecordDebtorPaymentInput, type AllocationView, type PaymentView,
  type SetOff, type WriteOff, type PaymentList, type ReverseAct, type ActView, paymentLimits, recordDebtorPayment,
  paymentView, setOff, writeOff, paymentList, paymentListQuery, reverseAct, actView,
} from './payment.contract';
// oxfmt-ignore
export {
  type AutomaticAccounts, type BookkeepingSettings, type BookkeepingSettingsView, automaticAccounts, bookkeepingSettingsView,
  defaultBookkeepingSettings, updateBookkeepingSettings,
} from './settings.contract';
export { type CreditorFigures, creditorFigures, dueSpans } from './creditor-figures.contract';
export { type DebtorFigures, debtorFigures } from './debtor-figures.contract';
// oxfmt-ignore
export {
  type DebtorBlock, type DebtorList, type DebtorRow, type DebtorView, type SetCreditLimit, debtorList, debtorListQuery,
  debtorListSpec, debtorView, overdueSpans, setCreditLimit,
} from './debtor.contract';
// oxfmt-ignore
export {
  type StatementLineState, type StatementView, type ImportedFile, type NamedLine, type StatementList,
  type StatementAmendment, type StatementsImported, type LineMatch, type StatementLineView, type StatementLineList,
  type BookStatementLine, type BookStatementLineInput, statementLimits, statementList, statementListSpec, statementQuery,
  statementImportWork, statementsImported, statementLineView, statementLineList, statementLineQuery, bookStatementLine,
} from './statement.contract';
// oxfmt-ignore
export {
  type VatConsideration, type VatSettings, type VatSettingsView, defaultVatSettings, untaxedCodes, updateVatSettings,
  vatConsiderations, vatMethods, vatReturnLimits, vatSettings, vatSettingsView,
} from './vat-settings.contract';
// oxfmt-ignore
export {
  type ReopenVatReturn, type VatAdjustment, type VatFigure, type VatPeriodInput, type VatPeriodList, type VatPeriodView,
  type VatProblem, type VatReturnFigures, type VatReturnKind, type VatReturnView, adjustedCodes, reopenVatReturn,
  vatPeriodInput, vatPeriodList, vatPeriodQuery, vatReturnFigures, vatReturnView,
} from './vat-return.contract';
// oxfmt-ignore
export {
  type VatBookingList, type VatBookingQuery, vatBookingList, vatBookingQuery,
} from './vat-booking.contract';
// oxfmt-ignore
export {
  type CurrentOpening, type OpeningField, type OpeningFile, type OpeningProblem, type OpeningRefusal, type OpeningState,
  type OpeningView, type UploadOpening, currentOpening, openingFields, openingFiles, openingLimits, openingView,
  uploadOpening,
} from './opening.contract';
// oxfmt-ignore
export {
  type DifferingEntry, type EntryComparison, type EntryImportFault, type EntryImportField, type EntryImportRow,
  type EntryImportSettings, type EntryImportView, entryComparison, entryImportFields, entryImportLimits, entryImportRow,
  entryImportSettings, entryImportView,
} from './entry-import.contract';
// oxfmt-ignore
export {
  type ReceiptsList, type ReceiptsView, type StartReceipts, receiptsLimits, receiptsList, receiptsWork, startReceipts,
} from './receipts.contract';
// oxfmt-ignore
export {
  type CancelSelfBilling, type RecordSelfBilling, type SelfBillingPart, cancelSelfBilling, recordSelfBilling,
  selfBillingLimits, selfBillingVatKeys,
} from './self-billing.contract';
// oxfmt-ignore
export {
  type AccountingExportList, type AccountingExportView, type AccountingFormat, type AccountingSettings,
  type AccountingSettingsView, type AccountingWaiting, type StartAccountingExport, type RevokeExport, accountingExportList,
  accountingExportView, accountingFormats, accountingSettingsView, accountingStates, accountingWaiting, accountingWork,
  defaultAccountingSettings, startAccountingExport, revokeExport, updateAccountingSettings,
} from './accounting.contract';
// oxfmt-ignore
export {
  type CancelDunning, type DunningIssued, type DunningLetterList, type DunningLetterTexts, type DunningLetterView,
  type DunningLevel, type DunningLine, type DunningMailState, type DunningOmission, type DunningProposal,
  type DunningRuleKind, type DunningRuleView, type DunningSent, type DunningSettings, type IssueDunning,
  type LetterLanguage, type OmittedItem, type ProposedLetter, type SendDunning, type SetDunningRule, cancelDunning,
  defaultDunningSettings, dunningIssued, dunningLetterList, dunningLetterListSpec, dunningLetterQuery, dunningLetterView,
  dunningLevel, dunningLevels, dunningLine, dunningProposal, dunningProposalQuery, dunningRuleKinds, dunningRuleList,
  dunningRuleView, dunningSent, issueDunning, letterLanguages, sendDunning, setDunningRule,
} from './dunning.contract';
// oxfmt-ignore
export {
  type CreatePaymentRun, type CreatePaymentRunInput, type ExecutePaymentRun, type PayableView, type PaymentProposal,
  type PaymentProposalQuery, type PaymentRefusalCode, type PaymentRunList, type PaymentRunRow, type PaymentRunState,
  type PaymentRunView, type RemoveRunBill, type RunBillState, type RunBillView, type StatusReportTaken,
  type WithdrawPaymentRun, createPaymentRun, executePaymentRun, paymentProposal, paymentProposalQuery, paymentRefusals,
  paymentRunLimits, paymentRunList, paymentRunListSpec, paymentRunQuery, paymentRunStates, paymentRunView, removeRunBill,
  statusReportTaken, withdrawPaymentRun,
} from './payment-run.contract';
// oxfmt-ignore
export {
  type DuplicateQuery, type PartTax, type KeptBillFile, type ReadBillCode, type ReadSupplierBill, type RecordSupplierBill,
  type RecordSupplierBillInput, type SupplierBillList, type SupplierBillPart, type SupplierBillRow,
  type SupplierBillState, type SupplierBillView, type WithReason, approvalSettings, duplicateQuery, keptBillFile,
  partTaxes, possibleDuplicateList, readBillCode, readSupplierBill, recordSupplierBill, supplierBillLimits,
  supplierBillList, supplierBillListSpec, supplierBillQuery, supplierBillStates, supplierBillView, withReason,
} from './supplier-bill.contract';
