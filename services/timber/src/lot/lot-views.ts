import { isOpenLot, lotStatesAfter, lotView, type LotState, type LotView } from '@jahrring/contracts-timber';
import { only, viewOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository } from '../reference';
import { OriginRepository } from '../origin';
import type { LotEntity } from './lot.entity';

/** Lots as the API answers them; prices only to those who sell. */
@Injectable()
export class LotViews {
  constructor(
    private readonly origins: OriginRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  async one(ctx: RequestContext, lot: LotEntity): Promise<LotView> {
    return only(await this.of(ctx, [lot]));
  }

  async of(ctx: RequestContext, lots: readonly LotEntity[]): Promise<LotView[]> {
    const titles = await this.origins.titles(
      ctx,
      lots.map(({ originId }) => originId),
    );
    const names = await this.addresses.names(
      ctx,
      lots.map(({ buyerId }) => buyerId),
    );
    const sells = ctx.can('tools.timber.manage');
    return lots.map((lot) => {
      const { photoId, documentId, documentType: type, documentNumber } = lot;
      return viewOf(lotView, lot, {
        originTitle: titles.get(lot.originId ?? '') ?? null,
        buyerName: names.get(lot.buyerId ?? '') ?? null,
        prices: sells ? (lot.prices ?? []) : [],
        value: sells ? lot.value : null,
        hasPhoto: photoId !== null,
        document: documentId === null ? null : { id: documentId, type, number: documentNumber },
        nextStates: sells && lot.deletedAt === null ? nextStatesOf(lot) : [],
      });
    });
  }
}

/** A lot that is on a document stays sold; one whose measurement by the mill is accepted stays measured there. */
function nextStatesOf({ state, documentId, millMeasurementId }: LotEntity): LotState[] {
  const next = lotStatesAfter(state).filter((one) => documentId === null || !isOpenLot(one));
  return millMeasurementId === null ? next : next.filter((one) => one === 'settled');
}
