export {
  createMachine,
  createObject,
  machineList,
  machineListQuery,
  machineListSpec,
  machineView,
  maintenanceKinds,
  maintenanceList,
  maintenanceView,
  objectKind,
  objectLimits,
  objectList,
  objectListQuery,
  objectListSpec,
  objectView,
  recordMaintenance,
  surcharge,
  updateMachine,
  updateObject,
} from './object.contract';
export {
  contractCosts,
  machineKinds,
  machineRecordLimits,
  machineStates,
  type ContractCost,
  type DatedCost,
  type MachineState,
} from './machine-record.contract';
export {
  defectLimits,
  defectList,
  defectListQuery,
  defectListSpec,
  defectStates,
  defectView,
  reportDefect,
  updateDefect,
} from './machine-defect.contract';
export type {
  DefectDraft,
  DefectState,
  DefectView,
  ReportDefect,
  UpdateDefect,
} from './machine-defect.contract';
export type {
  CreateMachine,
  CreateObject,
  MachineDraft,
  MachineView,
  MaintenanceDraft,
  MaintenanceView,
  ObjectDraft,
  ObjectView,
  RecordMaintenance,
  Surcharge,
  UpdateMachine,
  UpdateObject,
} from './object.contract';
export {
  bulkActivate,
  bulkDelete,
  bulkResult,
  employeeOptions,
  objectExportFields,
  objectOptions,
  optionsQuery,
  titleCheck,
  titleCheckQuery,
} from './object-actions.contract';
export type {
  BulkActivate,
  BulkDelete,
  BulkResult,
  ObjectOption,
  OptionsQuery,
  TitleCheck,
} from './object-actions.contract';
export { objectImportFields, objectImportLimits, objectImportSettings } from './object-import.contract';
export type { ObjectImportField, ObjectImportSettings } from './object-import.contract';
export { hasPart, kindLooks, unitsFor, type ObjectPart } from './object-kinds';
export {
  findClashes,
  inForceOn,
  priceOn,
  rateOn,
  rateTarget,
  type DatedPrice,
  type Rate,
} from './dated-rates';
export {
  createRateCategory,
  rateCategoryLimits,
  rateCategoryList,
  rateCategoryListQuery,
  rateCategoryListSpec,
  rateCategoryOptions,
  rateCategoryView,
  updateRateCategory,
} from './rate-category.contract';
export type {
  CreateRateCategory,
  RateCategoryDraft,
  RateCategoryView,
  RateView,
  UpdateRateCategory,
} from './rate-category.contract';
export {
  createQrCode,
  knownQrCodes,
  qrCodeLimits,
  qrCodeList,
  qrCodeListQuery,
  qrCodeListSpec,
  qrCodeView,
  qrPrefix,
} from './qr-code.contract';
export type { CreateQrCode, KnownQrCode, QrCodeDraft, QrCodeView } from './qr-code.contract';
export { rateCategoryChanged, type RateCategoryChanged } from './rate-category.events';
export { inventoryErrors } from './inventory.errors';
export { inventoryPermissions } from './inventory.permissions';
export type { InventoryPermission } from './inventory.permissions';
export { maintenanceRecorded, type MaintenanceRecorded } from './maintenance.events';
export { objectChanged, objectKinds, type ObjectChanged, type ObjectKind } from './object.events';
export { personalLimits } from './personal/personal-limits';
export {
  createPersonalArticle,
  personalArticleList,
  personalArticleListQuery,
  personalArticleListSpec,
  personalArticleView,
  personalKinds,
  receivePersonalArticle,
  stockMoveKinds,
  stockMoveList,
  stockMoveView,
  updatePersonalArticle,
} from './personal/personal-article.contract';
export type {
  CreatePersonalArticle,
  PersonalArticleDraft,
  PersonalArticleView,
  PersonalKind,
  ReceiptDraft,
  ReceivePersonalArticle,
  StockMoveKind,
  StockMoveView,
  StockOfSize,
  UpdatePersonalArticle,
} from './personal/personal-article.contract';
export {
  createPersonalItem,
  inspectionList,
  inspectionView,
  inspectPersonalItem,
  itemPrefix,
  itemStates,
  personalItemList,
  personalItemListQuery,
  personalItemListSpec,
  personalItemView,
  updatePersonalItem,
} from './personal/personal-item.contract';
export type {
  CreatePersonalItem,
  InspectionDraft,
  InspectionView,
  InspectPersonalItem,
  ItemState,
  PersonalItemDraft,
  PersonalItemView,
  UpdatePersonalItem,
} from './personal/personal-item.contract';
export {
  createHandover,
  dueReasons,
  handoverLine,
  handoverList,
  handoverListQuery,
  handoverListSpec,
  handoverView,
  holderList,
  holderView,
  holdingList,
  holdingListQuery,
  holdingListSpec,
  holdingView,
  issueLine,
  returnLine,
  returnOutcomes,
} from './personal/handover.contract';
export type {
  CreateHandover,
  HandoverLine,
  HandoverView,
  HolderView,
  HoldingView,
  IssueLine,
  ReturnLine,
  ReturnOutcome,
} from './personal/handover.contract';
export {
  defaultPersonalSettings,
  personalSettings,
  updatePersonalSettings,
} from './personal/personal-settings.contract';
export type { PersonalSettings, UpdatePersonalSettings } from './personal/personal-settings.contract';
export { createKit, kitList, kitListQuery, kitListSpec, kitView, updateKit } from './personal/kit.contract';
export type { CreateKit, KitDraft, KitView, UpdateKit } from './personal/kit.contract';
export {
  countingListQuery,
  countStockTake,
  createStockTake,
  stockTakeHead,
  stockTakeList,
  stockTakeListQuery,
  stockTakeListSpec,
  stockTakeStates,
  stockTakeView,
} from './personal/stock-take.contract';
export type {
  CountDraft,
  CountingListQuery,
  CountStockTake,
  CreateStockTake,
  StockTakeDraft,
  StockTakeHead,
  StockTakeLine,
  StockTakeState,
  StockTakeView,
} from './personal/stock-take.contract';
export {
  createMachineDocument,
  machineDocumentKinds,
  machineDocumentLimits,
  machineDocumentList,
  machineDocumentListQuery,
  machineDocumentListSpec,
  machineDocumentView,
  updateMachineDocument,
} from './machine-document.contract';
export type {
  CreateMachineDocument,
  MachineDocumentDraft,
  MachineDocumentKind,
  MachineDocumentView,
  UpdateMachineDocument,
} from './machine-document.contract';
export {
  adjustedSheet,
  labelSheetKeys,
  labelSheets,
  type LabelSheet,
  type LabelSheetKey,
} from './label/label-sheets';
export {
  defaultLabelSettings,
  labelLimits,
  labelLines,
  labelSettings,
  labelSources,
  printLabels,
  updateLabelSettings,
} from './label/label.contract';
export type {
  LabelLine,
  LabelRecord,
  LabelSettings,
  LabelSource,
  PrintLabels,
  PrintLabelsDraft,
  UpdateLabelSettings,
} from './label/label.contract';
export type { ObjectItem, RateCategoryItem } from './package-parts.contract';
export { objectItem, rateCategoryItem } from './package-parts.contract';
