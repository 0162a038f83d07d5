// oxfmt-ignore
export {
  type CreateMachine, type CreateObject, type MachineDraft, type MachineView, type MaintenanceDraft, type MaintenanceView,
  type ObjectDraft, type ObjectView, type RecordMaintenance, type Surcharge, type UpdateMachine, type UpdateObject,
  createMachine, createObject, machineList, machineListQuery, machineListSpec, machineView, maintenanceKinds,
  maintenanceList, objectKind, objectLimits, objectList, objectListQuery, objectListSpec, objectView, recordMaintenance,
  surcharge, updateMachine, updateObject,
} from './object.contract';
// oxfmt-ignore
export {
  type ContractCost, type DatedCost, type MachineState, contractCosts, machineKinds, machineRecordLimits, machineStates,
} from './machine-record.contract';
// oxfmt-ignore
export {
  type DefectDraft, type DefectState, type DefectView, type ReportDefect, type UpdateDefect, defectLimits, defectList,
  defectListQuery, defectListSpec, defectStates, defectView, reportDefect, updateDefect,
} from './machine-defect.contract';
// oxfmt-ignore
export {
  type BulkActivate, type BulkDelete, type BulkResult, type ObjectOption, type OptionsQuery, type TitleCheck, bulkActivate,
  bulkDelete, bulkResult, employeeOptions, objectExportFields, objectOptions, optionsQuery, titleCheck, titleCheckQuery,
} from './object-actions.contract';
// oxfmt-ignore
export {
  type ObjectImportField, type ObjectImportSettings, objectImportFields, objectImportLimits, objectImportSettings,
} from './object-import.contract';
export { type ObjectPart, hasPart, kindLooks, unitsFor } from './object-kinds';
export { type DatedPrice, type Rate, inForceOn, priceOn, rateOn, rateTarget } from './dated-rates';
// oxfmt-ignore
export {
  type CreateRateCategory, type RateCategoryDraft, type RateCategoryView, type RateView, type UpdateRateCategory,
  createRateCategory, rateCategoryLimits, rateCategoryList, rateCategoryListQuery, rateCategoryListSpec, rateCategoryOptions,
  rateCategoryView, updateRateCategory,
} from './rate-category.contract';
// oxfmt-ignore
export {
  type CreateQrCode, type KnownQrCode, type QrCodeDraft, type QrCodeView, createQrCode, knownQrCodes, qrCodeLimits, qrCodeList,
  qrCodeListQuery, qrCodeListSpec, qrCodeView, qrPrefix,
} from './qr-code.contract';
export { type RateCategoryChanged, rateCategoryChanged } from './rate-category.events';
export { inventoryErrors } from './inventory.errors';
export { inventoryPermissions } from './inventory.permissions';
export { type MaintenanceRecorded, maintenanceRecorded } from './maintenance.events';
export { type ObjectChanged, type ObjectKind, objectChanged, objectKinds } from './object.events';
export { personalLimits } from './personal/personal-limits';
// oxfmt-ignore
export {
  type CreatePersonalArticle, type PersonalArticleDraft, type PersonalArticleView, type PersonalKind, type ReceiptDraft,
  type ReceivePersonalArticle, type StockMoveKind, type StockMoveView, type StockOfSize, type UpdatePersonalArticle,
  createPersonalArticle, personalArticleList, personalArticleListQuery, personalArticleListSpec, personalArticleView,
  personalKinds, receivePersonalArticle, stockMoveList, updatePersonalArticle,
} from './personal/personal-article.contract';
// oxfmt-ignore
export {
  type CreatePersonalItem, type InspectionDraft, type InspectionView, type InspectPersonalItem, type ItemState,
  type PersonalItemDraft, type PersonalItemView, type UpdatePersonalItem, createPersonalItem, inspectionList,
  inspectPersonalItem, itemPrefix, itemStates, personalItemList, personalItemListQuery, personalItemListSpec,
  personalItemView, updatePersonalItem,
} from './personal/personal-item.contract';
// oxfmt-ignore
export {
  type CreateHandover, type HandoverLine, type HandoverView, type IssueLine, type ReturnLine, type ReturnOutcome,
  createHandover, handoverList, handoverListQuery, handoverView, returnLine, returnOutcomes,
} from './personal/handover.contract';
// oxfmt-ignore
export {
  type HolderView, type HoldingView, holderList, holdingList, holdingListQuery, holdingListSpec,
  holdingView,
} from './personal/holding.contract';
// oxfmt-ignore
export {
  type PersonalSettings, type UpdatePersonalSettings, defaultPersonalSettings, personalSettings, updatePersonalSettings,
} from './personal/personal-settings.contract';
// oxfmt-ignore
export {
  type CreateKit, type KitDraft, type KitView, type UpdateKit, createKit, kitList, kitListQuery, kitListSpec, kitView,
  updateKit,
} from './personal/kit.contract';
// oxfmt-ignore
export {
  type CountDraft, type CountingListQuery, type CountStockTake, type CreateStockTake, type StockTakeDraft,
  type StockTakeHead, type StockTakeLine, type StockTakeState, type StockTakeView, countingListQuery, countStockTake,
  createStockTake, stockTakeHead, stockTakeList, stockTakeListQuery, stockTakeListSpec, stockTakeStates, stockTakeView,
} from './personal/stock-take.contract';
// oxfmt-ignore
export {
  type CreateMachineDocument, type MachineDocumentDraft, type MachineDocumentKind, type MachineDocumentView,
  type UpdateMachineDocument, createMachineDocument, machineDocumentKinds, machineDocumentLimits, machineDocumentList,
  machineDocumentListQuery, machineDocumentView, updateMachineDocument,
} from './machine-document.contract';
// oxfmt-ignore
export {
  type LabelSheet, type LabelSheetKey, adjustedSheet, labelSheetKeys, labelSheets,
} from './label/label-sheets';
// oxfmt-ignore
export {
  type LabelLine, type LabelRecord, type LabelSettings, type LabelSource, type PrintLabels, type PrintLabelsDraft,
  type UpdateLabelSettings, defaultLabelSettings, labelLimits, labelLines, labelSettings, printLabels,
  updateLabelSettings,
} from './label/label.contract';
// oxfmt-ignore
export {
  type ObjectItem, type RateCategoryItem, objectItem, rateCategoryItem,
} from './package-parts.contract';
