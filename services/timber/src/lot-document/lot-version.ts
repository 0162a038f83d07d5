import { createHash } from 'node:crypto';
import { certificateHolds, type LotSum } from '@jahrring/contracts-timber';
import { type LotEntity } from '../lot';
import { type MillMeasurementEntity } from '../mill';
import type { OriginEntity } from '../origin';

export interface Whole {
  lot: LotEntity;
  sums: LotSum[];
  /** The mill's measurement that was accepted. */
  mill: MillMeasurementEntity | null;
  origins: OriginEntity[];
}

/** The first origin whose certificate may not be claimed on that day; one without a certificate claims nothing. */
export function endedOn({ origins }: Whole, day: string): OriginEntity | undefined {
  return origins.find((origin) => origin.certificateKind !== null && !certificateHolds(origin, day));
}

/**
 * A number out of all that a document takes over: the lot's own version counts its note and its steps too, and not the
 * stems. 31 bits, as a version is kept.
 */
export function versionOf({ lot, sums, mill, origins }: Whole): number {
  const content = [
    lot.buyerId,
    sums.map(({ species, assortment, quality, thicknessClass, stemCount, volume, price }) => {
      return [species, assortment, quality, thicknessClass, stemCount, volume, price];
    }),
    origins.map(({ title, certificateKind, certificateNumber, ddsReference, ddsVerification }) => {
      return [title, certificateKind, certificateNumber, ddsReference, ddsVerification];
    }),
    ...(mill ? [mill.creditNumber, mill.measuredOn] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE() >>> 1;
}
