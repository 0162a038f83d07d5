import {
  compareMill,
  millSums,
  sumValues,
  type MillComparison,
  type MillMeasurementView,
  type OwnLine,
} from '@jahrring/contracts-timber';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isDelivered, type LotEntity, LotTotalsService } from '../lot';
import { TimberSettingsService } from '../settings';
import { StemRepository } from '../stem';
import type { MillMeasurementEntity } from './mill-measurement.entity';

/** Measurements of mills as the API answers them, and beside the own list. */
@Injectable()
export class MillViews {
  constructor(
    private readonly stems: StemRepository,
    private readonly totals: LotTotalsService,
    private readonly settings: TimberSettingsService,
  ) {}

  one(lot: LotEntity, measurement: MillMeasurementEntity): MillMeasurementView {
    const { licenceId: _licence, sha256: _hash, decidedAt, lines, ...fields } = measurement;
    return {
      ...fields,
      lines,
      value: sumValues(millSums(lines, lot.prices ?? []).map(({ value }) => value)),
      createdAt: measurement.createdAt.toISOString(),
      updatedAt: measurement.updatedAt.toISOString(),
      deletedAt: measurement.deletedAt?.toISOString() ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
      billed: lot.millMeasurementId === measurement.id && lot.documentId !== null && !isDelivered(lot),
    };
  }

  async compare(ctx: RequestContext, lot: LotEntity, of: MillMeasurementEntity): Promise<MillComparison> {
    const { millTolerance: tolerance } = await this.settings.get(ctx);
    const own = await this.ownLines(ctx, lot);
    return compareMill({ kind: of.kind, own, mill: of.lines, prices: lot.prices ?? [], tolerance });
  }

  /** The own list: log by log in the order of their numbers, or the one sum of an estimated lot. */
  async ownLines(ctx: RequestContext, lot: LotEntity): Promise<OwnLine[]> {
    if (lot.kind === 'estimated') {
      const { items } = await this.totals.sums(ctx, lot);
      return items.map(({ species, assortment, quality, thicknessClass, stemCount, volume }) => {
        return { number: null, species, assortment, quality, thicknessClass, count: stemCount, volume };
      });
    }
    const stems = await this.stems.inLot(ctx, lot.id);
    return stems
      .sort((one, other) => byNumber.compare(one.title, other.title))
      .map(({ title, species, assortment, quality, thicknessClass, volume }) => {
        return { number: title, species, assortment, quality, thicknessClass, count: 1, volume };
      });
  }
}

/** 9 before 10. */
const byNumber = new Intl.Collator('de', { numeric: true });
