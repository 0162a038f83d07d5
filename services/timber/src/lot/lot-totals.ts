import { sumVolumes, type LotSum, type LotSums, toSolid } from '@jahrring/contracts-timber';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimberSettingsService } from '../settings';
import { StemRepository } from '../stem';
import type { LotEntity } from './lot.entity';
import { estimatedSum, pricedSums, valueOf } from './lot-value';
import { LotRepository } from './lot.repository';

/** Keeps with each lot how much it holds and what that is worth. */
@Injectable()
export class LotTotalsService {
  constructor(
    private readonly lots: LotRepository,
    private readonly stems: StemRepository,
    private readonly settings: TimberSettingsService,
  ) {}

  /** Returns the content of a lot by assortment and class, with its prices. */
  async sums(ctx: RequestContext, lot: LotEntity): Promise<LotSums> {
    const items =
      lot.kind === 'stems'
        ? pricedSums(await this.stems.sumsOf(ctx, lot.id), lot.prices ?? [])
        : estimatedSum(lot);
    return {
      items,
      stemCount: items.reduce((count, { stemCount }) => count + stemCount, 0),
      volume: sumVolumes(items.map(({ volume }) => volume)),
      value: valueOf(items),
    };
  }

  /** The same of many lots by their ids; nothing of deleted ones. */
  async itemsOf(ctx: RequestContext, lots: readonly LotEntity[]): Promise<ReadonlyMap<string, LotSum[]>> {
    const living = lots.filter(({ deletedAt }) => deletedAt === null);
    const ids = living.filter(({ kind }) => kind === 'stems').map(({ id }) => id);
    const stems = await this.stems.sumsOfLots(ctx, ids);
    return new Map(
      living.map((lot) => [
        lot.id,
        lot.kind === 'stems' ? pricedSums(stems.get(lot.id) ?? [], lot.prices ?? []) : estimatedSum(lot),
      ]),
    );
  }

  /** Solid m³ of an estimated lot, by the factors of its day. */
  async solidOf(
    ctx: RequestContext,
    lot: Pick<LotEntity, 'kind' | 'quantity' | 'unit' | 'measuredOn'>,
  ): Promise<string | null> {
    if (lot.kind !== 'estimated') return null;
    const { conversions } = await this.settings.get(ctx);
    return toSolid(lot.quantity ?? '0', lot.unit ?? 'solid', conversions, lot.measuredOn);
  }

  /** Counts a lot anew after its stems, quantity or prices have changed; returns it and what lies in it then. */
  async refresh(ctx: RequestContext, id: string): Promise<{ lot: LotEntity; items: LotSum[] }> {
    const lot = await this.lots.get(ctx, id, { deleted: 'include' });
    const solid = await this.solidOf(ctx, lot);
    if (solid !== null) lot.volume = solid;
    const { items, stemCount, volume, value } = await this.sums(ctx, lot);
    await this.lots.keepTotals(ctx, id, { stemCount, volume: solid ?? volume, value });
    return { lot: Object.assign(lot, { stemCount, volume: solid ?? volume, value }), items };
  }
}
