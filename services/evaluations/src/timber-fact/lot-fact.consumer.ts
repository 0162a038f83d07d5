import { mondayOf } from '@jahrring/contracts-common';
import { lotChanged, type LotChanged } from '@jahrring/contracts-timber';
import { Consumes, type EventMeta, type NewRecord, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { centsOf, monthOf, thousandthsOf } from '../fact';
import type { LotFactEntity } from './lot-fact.entities';
import { LotFactRepository, LotRefRepository } from './lot-fact.repositories';

type Item = NonNullable<LotChanged['items']>[number];

/** Takes over what lies in lots of round timber. */
@Injectable()
export class LotFactConsumer {
  constructor(
    private readonly lots: LotRefRepository,
    private readonly facts: LotFactRepository,
  ) {}

  @Consumes(lotChanged)
  async onLotChanged(ctx: RequestContext, lot: LotChanged, meta: EventMeta): Promise<void> {
    const { id, deleted } = lot;
    if (!(await this.lots.upsert(ctx, id, { deleted }, meta))) return;
    // Events of before items were told have nothing to tell apart; a resync tells them.
    const items = deleted ? [] : (lot.items ?? []);
    await this.facts.replace(
      ctx,
      id,
      items.map((item) => factOf(lot, item)),
    );
  }
}

function factOf(lot: LotChanged, item: Item): NewRecord<LotFactEntity> {
  const { id: lotId, number, title, state: lotState, buyerId: addressId, measuredOn: workDate } = lot;
  const { species, assortment, quality, thicknessClass, stemCount: stems, volume, value } = item;
  const volumeThousandths = thousandthsOf(volume);
  return {
    ...{ lotId, number, title, lotState, addressId },
    ...{ workDate, week: mondayOf(workDate), month: monthOf(workDate) },
    ...{ species, assortment, quality, thicknessClass, stems, volumeThousandths },
    valueCents: centsOf(value ?? 0),
    pricedThousandths: value === null ? 0 : volumeThousandths,
  };
}
