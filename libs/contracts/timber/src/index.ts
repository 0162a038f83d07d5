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
export { areaHa, middleOf, polygon, readPolygon } from './polygon';
export type { Polygon } from './polygon';
export { createLot, lotLimits, lotList, lotListQuery, lotView, updateLot } from './lot.contract';
export type { CreateLot, LotDraft, LotList, LotView, UpdateLot } from './lot.contract';
export { lotChanged } from './lot.events';
export type { LotChanged } from './lot.events';
export { timberPermissions } from './timber.permissions';
export type { TimberPermission } from './timber.permissions';
