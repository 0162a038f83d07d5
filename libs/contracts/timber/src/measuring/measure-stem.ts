import type { Species } from '../species';
import { barkDeduction, type BarkTable } from './bark-table';
import { huberVolume, volumeDecimals } from './huber';
import type { MeasuringRule } from './measuring-rule';
import { diameterOverBark, midDiameter } from './mid-diameter';
import { thicknessClass, type ThicknessClass } from './thickness-class';

export interface StemReadings {
  species: Species;
  lengthCm: number;
  firstMm: number;
  secondMm?: number | null | undefined;
  /** Whole cm; by the table of the day where there is none. */
  barkCm?: number | null | undefined;
  measuredOn: string;
}

export interface MeasuredStem {
  barkCm: number;
  /** Under bark, whole cm. */
  diameterCm: number;
  thicknessClass: ThicknessClass;
  /** Solid m³, three decimals. */
  volume: string;
}

/**
 * Returns the measurements of a stem by its readings, the rule and the bark tables of the licence: the same on the
 * phone and in the service.
 */
export function measureStem(
  readings: StemReadings,
  settings: { rule: MeasuringRule; barkTables: readonly BarkTable[] },
): MeasuredStem {
  const { species, lengthCm, measuredOn } = readings;
  const first = readings.firstMm / 10;
  const second = readings.secondMm ? readings.secondMm / 10 : null;
  const barkCm =
    readings.barkCm ??
    barkDeduction(settings.barkTables, species, diameterOverBark(first, second), measuredOn);
  const diameterCm = midDiameter(first, second, barkCm);
  return {
    barkCm,
    diameterCm,
    thicknessClass: thicknessClass(diameterCm),
    volume: huberVolume(diameterCm, lengthCm, volumeDecimals[settings.rule]),
  };
}
