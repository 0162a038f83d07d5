import { addDays, newId } from '@jahrring/contracts-common';
import {
  fromThousandths,
  sumVolumes,
  thicknessClasses,
  toThousandths,
  type MillLine,
} from '@jahrring/contracts-timber';
import type { NewRecord, RequestContext, SeedContext } from '@jahrring/service-kit';
import { LotRepository } from '../lot';
import { MillMeasurementRepository } from '../mill';
import type { StemEntity } from '../stem';
import type { DemoMill } from './demo-timber';

interface MilledLot {
  mill: DemoMill;
  lotId: string;
  stems: readonly NewRecord<StemEntity>[];
  today: string;
}

/** A lot as the mill has measured it, log by log; the accepted one is what is billed. */
export async function seedMill(
  seed: SeedContext,
  ctx: RequestContext,
  { mill, lotId, stems, today }: MilledLot,
): Promise<void> {
  const { state, number, credit } = mill;
  const measuredOn = addDays(today, -mill.daysAgo);
  const lines = stems.map((stem, index) =>
    lineOf(stem, (index + 1) % mill.each === 0 ? mill.lessPercent : 0),
  );
  const { id } = await seed.get(MillMeasurementRepository).insert(ctx, {
    ...{ id: newId(), lotId, kind: 'logs', state, source: 'eldat', number, measuredOn, lines },
    ...{ creditNumber: credit ?? null, creditOn: credit ? addDays(measuredOn, 2) : null },
    ...{ fileName: `${number}.eldat`, sha256: null, reason: null, note: null },
    volume: sumVolumes(lines.map(({ volume }) => volume)),
    decidedAt: state === 'open' ? null : seed.clock.now(),
  });
  if (state !== 'accepted') return;
  const lots = seed.get(LotRepository);
  const lot = await lots.get(ctx, lotId);
  await lots.update(ctx, lotId, lot.version, { millMeasurementId: id });
}

const perCent = 100;

/** Smaller by a tenth, a log is of the next class below. */
function lineOf(stem: NewRecord<StemEntity>, lessPercent: number): MillLine {
  const { title, species, assortment, quality, thicknessClass } = stem;
  const volume = Math.round((toThousandths(stem.volume) * (perCent - lessPercent)) / perCent);
  const below = thicknessClasses[thicknessClasses.indexOf(thicknessClass) - 1];
  return {
    ...{ number: title, species, assortment, quality, count: 1, price: null },
    thicknessClass: lessPercent >= 10 && below ? below : thicknessClass,
    volume: fromThousandths(volume),
  };
}
