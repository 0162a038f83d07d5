export { type BarkTable, barkTables, defaultBarkTables } from './measuring/bark-table';
// oxfmt-ignore
export {
  type ConversionFactors, type VolumeUnit, defaultConversions, toSolid, volumeUnit, volumeUnits,
} from './measuring/conversion';
export { fromThousandths, huberVolume, sumVolumes, toThousandths, volumeDecimals } from './measuring/huber';
export { type MeasuredStem, measureStem } from './measuring/measure-stem';
export { type MeasuringRule, measuringRules } from './measuring/measuring-rule';
export { midDiameter, needsCrosswise } from './measuring/mid-diameter';
export { type ThicknessClass, thicknessClass, thicknessClasses } from './measuring/thickness-class';
// oxfmt-ignore
export {
  type Defect, type Quality, type Species, type WoodType, defect, defects, qualities, quality, species, speciesCodes,
  woodType, woodTypes,
} from './species';
export { areaHa, crossingOf, middleOf } from './polygon';
export { type Polygon, polygon, readPolygon, ringOf } from './polygon-text';
// oxfmt-ignore
export {
  type ChangeLotState, type CreateLot, type LotDocumentType, type LotDraft, type LotKind, type LotList, type LotPrice,
  type LotState, type LotSum, type LotSums, type LotView, type MergeLots, type SellLot, type SplitLot, type UpdateLot,
  changeLotState, createLot, lotDocumentTypes, lotKind, lotKinds, lotLimits, lotList, lotListQuery, lotState, lotStates,
  lotSums, lotView, mergeLots, sellLot, splitLot, updateLot,
} from './lot.contract';
export { isBillableLot, isOpenLot, lotStatesAfter, priceOf } from './lot-rules';
// oxfmt-ignore
export {
  type LotChecks, type LotChecksQuery, type LotForDocument, type LotForDocumentQuery, type LotWording, lotChecks,
  lotChecksQuery, lotForDocument, lotForDocumentQuery,
} from './lot-document.contract';
export { type OwnLine, compareMill, filledFromOwn } from './mill/compare-mill';
// oxfmt-ignore
export {
  type AcceptMillMeasurement, type CreateMillMeasurement, type DisputeMillMeasurement, type MillComparison,
  type MillExcess, type MillKind, type MillLine, type MillMeasurementDraft, type MillMeasurementList,
  type MillMeasurementView, type MillRow, type MillSide, type MillSource, type MillState, type UpdateMillMeasurement,
  acceptMillMeasurement, createMillMeasurement, disputeMillMeasurement, millComparison, millLimits, millMeasurementList,
  millMeasurementView, updateMillMeasurement,
} from './mill/mill-measurement.contract';
export { millSums, sumValues } from './mill/mill-sums';
export { type LotChanged, lotChanged } from './lot.events';
// oxfmt-ignore
export {
  type CertificateKind, type CreateOrigin, type OriginDraft, type OriginList, type OriginView, type UpdateOrigin,
  certificateHolds, certificateKind, certificateKinds, certificateText, createOrigin, originLimits, originList, originListQuery,
  originView, updateOrigin,
} from './origin.contract';
// oxfmt-ignore
export {
  type CreateStem, type MoveStems, type StemList, type StemSource, type StemView, type UpdateStem, createStem, movedStems,
  moveStems, stemLimits, stemList, stemListQuery, stemView, updateStem,
} from './stem.contract';
// oxfmt-ignore
export {
  type ContainerDraft, type ContainerList, type ContainerView, type CreateContainer, type CreateWeighTicket,
  type UpdateContainer, type WeighTicketDraft, type WeighTicketList, type WeighTicketView, containerLimits, containerList,
  containerListQuery, containerView, createContainer, createWeighTicket, dryWeight, updateContainer, weighTicketList,
  weighTicketView,
} from './container.contract';
// oxfmt-ignore
export {
  type TimberSettings, type UpdateTimberSettings, defaultTimberSettings, timberSettings, updateTimberSettings,
} from './settings.contract';
// oxfmt-ignore
export {
  type CheckedFile, type CheckedFiles, type FileProblem, type FileProduct, type FileSpecies, type MachineFileKind,
  type MachineFileList, type MachineFileState, type MachineFileView, type SaveMappings, type WriteMachineFile,
  isTakenOver, machineFileCheckWork, machineFileKinds, machineFileLimits, machineFileList, machineFileListQuery,
  machineFileStates, machineFileView, machineFileWriteWork, productMapping, savedMappings, saveMappings, writeMachineFile,
} from './machine-file.contract';
export { timberErrors } from './timber.errors';
export { timberPermissions } from './timber.permissions';
// oxfmt-ignore
export {
  type ForwardedGroup, type LotForwarding, type MoveLoads, type OriginForwarding, forwardingLimits, lotForwarding,
  moveLoads, originForwarding,
} from './forwarding.contract';
export { type MachineTimeChanged, machineTimeChanged } from './machine-time.events';
// oxfmt-ignore
export {
  type FileWord, type FileWordKind, type SaveFileWords, type UnknownWord, fileWord, fileWordKinds, fileWordLimits,
  millColumnFields, neededMillColumns, neededStemColumns, savedFileWords, saveFileWords, stemColumnFields, unknownWord,
} from './file-word.contract';
export { type EldatGap, type EldatKind, type LotEldatGaps, lotEldatGaps } from './eldat.contract';
