export { accountKinds, accountKind } from './account-kind';
export type { AccountKind } from './account-kind';
export { bookkeepingErrors } from './bookkeeping.errors';
export { billSettled } from './bookkeeping.events';
export type { BillSettled } from './bookkeeping.events';
export { bookkeepingPermissions } from './bookkeeping.permissions';
export type { BookkeepingPermission } from './bookkeeping.permissions';
export { chartAccountView, chartAccountList, chartAccountQuery } from './chart.contract';
export type { ChartAccountView, ChartAccountList } from './chart.contract';
export {
  ledgerLimits,
  journalSources,
  journalSource,
  vatSides,
  vatSide,
  journalLineView,
  journalEntryView,
  journalList,
  journalListSpec,
  journalQuery,
  trialBalanceLine,
  trialBalanceQuery,
  trialBalance,
  accountSheetQuery,
  accountSheet,
  closedPeriodView,
  closedPeriodList,
  closePeriod,
  reopenPeriod,
} from './ledger.contract';
export type {
  JournalSource,
  VatSide,
  JournalLineView,
  JournalEntryView,
  JournalList,
  TrialBalanceQuery,
  TrialBalance,
  AccountSheet,
  ClosedPeriodView,
  ClosePeriod,
  ReopenPeriod,
} from './ledger.contract';
export {
  itemSides,
  itemSide,
  itemKinds,
  itemKind,
  itemVat,
  openItemView,
  openItemList,
  openItemListSpec,
  openItemQuery,
} from './open-item.contract';
export type { ItemSide, ItemKind, ItemVat, OpenItemView, OpenItemList } from './open-item.contract';
export {
  paymentSources,
  paymentSource,
  paymentLimits,
  allocationInput,
  recordDebtorPayment,
  allocationView,
  paymentView,
  setOff,
  writeOff,
  paymentList,
  paymentListSpec,
  paymentListQuery,
  reverseAct,
  actView,
} from './payment.contract';
export type {
  PaymentSource,
  AllocationInput,
  RecordDebtorPayment,
  RecordDebtorPaymentInput,
  AllocationView,
  PaymentView,
  SetOff,
  WriteOff,
  PaymentList,
  ReverseAct,
  ActView,
} from './payment.contract';
export {
  automaticAccounts,
  bookkeepingSettingsView,
  defaultBookkeepingSettings,
  updateBookkeepingSettings,
} from './settings.contract';
export type { AutomaticAccounts, BookkeepingSettings, BookkeepingSettingsView } from './settings.contract';
export {
  debtorList,
  debtorListQuery,
  debtorListSpec,
  debtorRow,
  debtorView,
  overdueSpans,
} from './debtor.contract';
export type { DebtorList, DebtorRow, DebtorView } from './debtor.contract';
export {
  statementLimits,
  statementLineStates,
  statementLineState,
  leftOutReasons,
  statementView,
  statementList,
  statementListSpec,
  statementQuery,
  importedStatement,
  statementImported,
  lineMatch,
  statementLineView,
  statementLineList,
  statementLineListSpec,
  statementLineQuery,
  bookStatementLine,
} from './statement.contract';
export type {
  StatementLineState,
  StatementView,
  StatementImported,
  LineMatch,
  StatementLineView,
  StatementLineList,
  BookStatementLine,
  BookStatementLineInput,
} from './statement.contract';
export {
  defaultVatSettings,
  untaxedCodes,
  updateVatSettings,
  vatActivity,
  vatConsiderations,
  vatMethods,
  vatReturnLimits,
  vatSettings,
  vatSettingsView,
} from './vat-settings.contract';
export type {
  UntaxedCode,
  VatActivity,
  VatConsideration,
  VatMethod,
  VatSettings,
  VatSettingsView,
} from './vat-settings.contract';
export {
  adjustedCodes,
  reopenVatReturn,
  vatAdjustment,
  vatBookingList,
  vatBookingQuery,
  vatPeriodInput,
  vatPeriodList,
  vatPeriodQuery,
  vatReturnFigures,
  vatReturnKinds,
  vatReturnView,
} from './vat-return.contract';
export type {
  ReopenVatReturn,
  VatAdjustment,
  VatBookingList,
  VatBookingQuery,
  VatBookingView,
  VatFigure,
  VatPeriodInput,
  VatPeriodList,
  VatPeriodView,
  VatProblem,
  VatReturnFigures,
  VatReturnKind,
  VatReturnView,
} from './vat-return.contract';
export {
  currentOpening,
  openingFields,
  openingFile,
  openingFiles,
  openingLimits,
  openingProblem,
  openingRefusal,
  openingStates,
  openingView,
  uploadOpening,
} from './opening.contract';
export type {
  CurrentOpening,
  OpeningField,
  OpeningFile,
  OpeningProblem,
  OpeningRefusal,
  OpeningState,
  OpeningView,
  UploadOpening,
} from './opening.contract';
export {
  accountingExportList,
  accountingExportView,
  accountingFormats,
  accountingSettingsView,
  accountingStates,
  accountingWaiting,
  accountingWork,
  defaultAccountingSettings,
  startAccountingExport,
  takeBackExport,
  updateAccountingSettings,
} from './accounting.contract';
export type {
  AccountingExportList,
  AccountingExportView,
  AccountingFormat,
  AccountingSettings,
  AccountingSettingsView,
  AccountingWaiting,
  StartAccountingExport,
  TakeBackExport,
} from './accounting.contract';
