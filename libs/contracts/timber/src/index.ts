export {
  barkDeduction,
  barkRow,
  barkTable,
  barkTables,
  defaultBarkTables,
  validOn,
} from './measuring/bark-table';
export type { BarkTable } from './measuring/bark-table';
export {
  conversionFactors,
  conversionTables,
  defaultConversions,
  toSolid,
  volumeUnit,
  volumeUnits,
} from './measuring/conversion';
export type { ConversionFactors, VolumeUnit } from './measuring/conversion';
export { fromThousandths, huberVolume, sumVolumes, toThousandths, volumeDecimals } from './measuring/huber';
export type { VolumeDecimals } from './measuring/huber';
export { lengthAllowance, nominalLength } from './measuring/length-allowance';
export { measureStem } from './measuring/measure-stem';
export type { MeasuredStem, StemReadings } from './measuring/measure-stem';
export { measuringRule, measuringRules } from './measuring/measuring-rule';
export type { MeasuringRule } from './measuring/measuring-rule';
export { crosswiseFromCm, diameterOverBark, midDiameter, needsCrosswise } from './measuring/mid-diameter';
export {
  heilbronnClass,
  heilbronnClasses,
  thicknessClass,
  thicknessClasses,
  thicknessLabel,
} from './measuring/thickness-class';
export type { HeilbronnClass, ThicknessClass } from './measuring/thickness-class';
export {
  conifers,
  defect,
  defects,
  qualities,
  quality,
  species,
  speciesCodes,
  woodType,
  woodTypes,
} from './species';
export type { Defect, Quality, Species, WoodType } from './species';
export { areaHa, crossingOf, middleOf, polygon, readPolygon, ringOf } from './polygon';
export type { Polygon } from './polygon';
export {
  changeLotState,
  createLot,
  lotDocumentTypes,
  lotKind,
  lotKinds,
  lotLimits,
  lotList,
  lotListQuery,
  lotPrice,
  lotState,
  lotStates,
  lotSum,
  lotSums,
  lotView,
  mergeLots,
  sellLot,
  splitLot,
  updateLot,
} from './lot.contract';
export type {
  ChangeLotState,
  CreateLot,
  LotDocumentType,
  LotDraft,
  LotKind,
  LotList,
  LotPrice,
  LotState,
  LotSum,
  LotSums,
  LotView,
  MergeLots,
  SellLot,
  SplitLot,
  UpdateLot,
} from './lot.contract';
export { isBillableLot, isOpenLot, lotStatesAfter, priceOf } from './lot-rules';
export { lotChecks, lotChecksQuery, lotForDocument, lotForDocumentQuery } from './lot-document.contract';
export type {
  LotChecks,
  LotChecksQuery,
  LotForDocument,
  LotForDocumentQuery,
  LotWording,
} from './lot-document.contract';
export { compareMill, filledFromOwn } from './mill/compare-mill';
export type { MillQuestion, OwnLine } from './mill/compare-mill';
export {
  acceptMillMeasurement,
  createMillMeasurement,
  disputeMillMeasurement,
  millComparison,
  millExcesses,
  millKinds,
  millLimits,
  millMeasurementList,
  millMeasurementView,
  millStates,
  updateMillMeasurement,
} from './mill/mill-measurement.contract';
export type {
  AcceptMillMeasurement,
  CreateMillMeasurement,
  DisputeMillMeasurement,
  MillComparison,
  MillExcess,
  MillKind,
  MillLine,
  MillMeasurementDraft,
  MillMeasurementList,
  MillMeasurementView,
  MillRow,
  MillSide,
  MillSource,
  MillState,
  MillTolerance,
  UpdateMillMeasurement,
} from './mill/mill-measurement.contract';
export { millSums, sumValues } from './mill/mill-sums';
export { lotChanged } from './lot.events';
export type { LotChanged } from './lot.events';
export {
  certificateHolds,
  certificateKind,
  certificateKinds,
  certificateText,
  createOrigin,
  originLimits,
  originList,
  originListQuery,
  originView,
  updateOrigin,
} from './origin.contract';
export type {
  CertificateKind,
  CreateOrigin,
  OriginDraft,
  OriginList,
  OriginView,
  UpdateOrigin,
} from './origin.contract';
export {
  createStem,
  movedStems,
  moveStems,
  stemLimits,
  stemList,
  stemListQuery,
  stemSource,
  stemSources,
  stemView,
  updateStem,
} from './stem.contract';
export type {
  CreateStem,
  MoveStems,
  StemDraft,
  StemList,
  StemSource,
  StemView,
  UpdateStem,
} from './stem.contract';
export {
  containerLimits,
  containerList,
  containerListQuery,
  containerView,
  createContainer,
  createWeighTicket,
  dryWeight,
  updateContainer,
  weighTicketList,
  weighTicketView,
} from './container.contract';
export type {
  ContainerDraft,
  ContainerList,
  ContainerView,
  CreateContainer,
  CreateWeighTicket,
  UpdateContainer,
  WeighTicketDraft,
  WeighTicketList,
  WeighTicketView,
} from './container.contract';
export { defaultTimberSettings, timberSettings, updateTimberSettings } from './settings.contract';
export type { TimberSettings, UpdateTimberSettings } from './settings.contract';
export {
  checkedFile,
  fileProduct,
  fileSite,
  fileSpecies,
  holdsLogs,
  isTakenOver,
  machineFileCheckWork,
  machineFileKind,
  machineFileKinds,
  machineFileLimits,
  machineFileList,
  machineFileListQuery,
  machineFileState,
  machineFileStates,
  machineFileView,
  machineFileWriteWork,
  productMapping,
  savedMappings,
  saveMappings,
  writeMachineFile,
} from './machine-file.contract';
export type {
  CheckedFile,
  CheckedFiles,
  FileProblem,
  FileProduct,
  FileSite,
  FileSpecies,
  MachineFileKind,
  MachineFileList,
  MachineFileState,
  MachineFileView,
  ProductMapping,
  SaveMappings,
  WriteMachineFile,
} from './machine-file.contract';
export { timberErrors } from './timber.errors';
export { timberPermissions } from './timber.permissions';
export type { TimberPermission } from './timber.permissions';
export {
  forwardedGroup,
  forwardingLimits,
  lotForwarding,
  moveLoads,
  originForwarding,
} from './forwarding.contract';
export type { ForwardedGroup, LotForwarding, MoveLoads, OriginForwarding } from './forwarding.contract';
export { machineTimeChanged } from './machine-time.events';
export type { MachineTimeChanged } from './machine-time.events';
export {
  fileWord,
  fileWordKinds,
  fileWordLimits,
  millColumnFields,
  neededMillColumns,
  neededStemColumns,
  savedFileWords,
  saveFileWords,
  stemColumnFields,
  unknownWord,
} from './file-word.contract';
export type { FileWord, FileWordKind, SaveFileWords, UnknownWord } from './file-word.contract';
export { eldatGap, eldatGaps, eldatKinds, lotEldatGaps } from './eldat.contract';
export type { EldatGap, EldatKind, LotEldatGaps } from './eldat.contract';
