import { huberVolume, measureStem, stemLimits, thicknessClass } from '@jahrring/contracts-timber';
import { localDateAt } from '@jahrring/contracts-common';
import type { NewRecord } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import type { StanfordLog, StanfordStem } from '../formats';
import type { StemEntity } from '../stem';
import type { MappingEntity } from './mapping.entity';
import { stableId } from '../stable-id';

export interface LogContext {
  licenceId: string;
  fileId: string;
  originId: string | null;
  timeZone: string;
  today: string;
  /** Rule and bark tables of the licence. */
  settings: Parameters<typeof measureStem>[1];
  species: MappingEntity | undefined;
  product: MappingEntity | undefined;
}

/**
 * A machine's log as a stem: measured under bark, with the machine's own volume under bark (three decimals), or by Huber
 * where it gives none. Null where it is not taken over: waste, or without a middle diameter or length.
 */
export function logOfStem(
  stem: StanfordStem,
  log: StanfordLog,
  { licenceId, fileId, originId, timeZone, today, settings, species, product }: LogContext,
): (NewRecord<StemEntity> & { id: string }) | null {
  const firstMm = Math.round(log.middleUnderBarkMm ?? 0);
  const lengthCm = Math.round(log.lengthCm);
  const isMeasured = firstMm >= 10 && firstMm <= stemLimits.diameterMm && lengthCm >= 1;
  if (!isMeasured || lengthCm > stemLimits.lengthCm || !species?.species || !product?.woodType) return null;
  if (product.skip) return null;
  const id = stableId(licenceId, stem.machineKey, stem.stemKey, log.logKey);
  const { readings } = log;
  if (readings) {
    const { quality, ...read } = readings;
    return {
      ...{ id, title: stem.number, originId, lotId: null, fileId, lengthCm, ...read },
      ...{ species: species.species, woodType: product.woodType, assortment: product.assortment },
      ...measureStem({ ...read, species: species.species, lengthCm }, settings),
      ...{ quality: quality ?? product.quality, defects: [], employeeId: null, source: 'import' },
    };
  }
  const diameterCm = Math.floor(firstMm / 10);
  const title = `${stem.number || stem.stemKey}-${log.logKey}`.slice(-stemLimits.title);
  const { underBark } = log.volumes;
  return {
    ...{ id, title, originId, lotId: null, fileId },
    ...{ species: species.species, woodType: product.woodType, assortment: product.assortment },
    ...{ quality: product.quality, lengthCm, firstMm, secondMm: null, barkCm: 0, diameterCm },
    thicknessClass: thicknessClass(diameterCm),
    volume: underBark === null ? huberVolume(diameterCm, lengthCm, 3) : new Decimal(underBark).toFixed(3),
    ...{ weightKg: null, defects: [], employeeId: null, source: 'machine', note: null },
    measuredOn: stem.harvestedAt ? localDateAt(new Date(stem.harvestedAt), timeZone) : today,
  };
}
