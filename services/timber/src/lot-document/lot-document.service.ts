import {
  isBillableLot,
  isOpenLot,
  type LotChecks,
  type LotForDocument,
  type LotSum,
  millSums,
  timberErrors,
} from '@jahrring/contracts-timber';
import { AppError, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { serviceTexts } from '../i18n';
import {
  isDelivered,
  type LotEntity,
  LotOrigins,
  LotRepository,
  LotTotalsService,
  requireNoDocument,
} from '../lot';
import { MillMeasurementRepository } from '../mill';
import { sumText, wordingOf } from './lot-wording';
import { endedOn, versionOf } from './lot-version';
import type { Whole } from './lot-version';

/** Lots as delivery notes and bills take them over. */
@Injectable()
export class LotDocumentService {
  constructor(
    private readonly lots: LotRepository,
    private readonly totals: LotTotalsService,
    private readonly mills: MillMeasurementRepository,
    private readonly origins: LotOrigins,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  /**
   * A lot for a document of that day, for those who see its prices; nobody does while the plugin is off.
   * @throws LOT_NOT_BILLABLE, LOT_ON_DOCUMENT, LOT_WITHOUT_BUYER, LOT_IS_EMPTY, LOT_WITHOUT_PRICE, LOT_CERTIFICATE_ENDED
   */
  async get(ctx: RequestContext, id: string, day: string): Promise<LotForDocument> {
    if (!ctx.can('tools.timber.manage')) throw commonError('FORBIDDEN');
    const lot = await this.lots.get(ctx, id);
    if (!isBillableLot(lot.state))
      throw new AppError(timberErrors, 'LOT_NOT_BILLABLE', { number: lot.number });
    // Until the mill has measured, the bill comes of the delivery note.
    const delivered = isDelivered(lot) && lot.millMeasurementId !== null;
    if (!delivered) requireNoDocument(lot);
    const whole = await this.whole(ctx, lot);
    const ended = endedOn(whole, day);
    if (ended) throw new AppError(timberErrors, 'LOT_CERTIFICATE_ENDED', { origin: ended.title });
    const { number, title, state } = lot;
    const { mill } = whole;
    return {
      ...{ id, version: versionOf(whole), number, title, state },
      volume: mill?.volume ?? lot.volume,
      selfBilling: mill && { number: mill.creditNumber, measuredOn: mill.measuredOn },
      buyerId: await this.buyerOf(ctx, lot),
      deliveryNoteId: delivered ? lot.documentId : null,
      sums: pricedSums(ctx, whole.sums),
      wording: wordingOf({ ...whole, country: await this.country(ctx) }),
    };
  }

  /** Lots that are still sold, with their present version. */
  async check(ctx: RequestContext, ids: readonly string[], day: string): Promise<LotChecks> {
    const items: LotChecks['items'] = [];
    for (const lot of await this.lots.getMany(ctx, ids)) {
      if (isOpenLot(lot.state)) continue;
      const whole = await this.whole(ctx, lot);
      const endedCertificate = endedOn(whole, day)?.title ?? null;
      items.push({ id: lot.id, version: versionOf(whole), endedCertificate, milled: whole.mill !== null });
    }
    return { items };
  }

  private async whole(ctx: RequestContext, lot: LotEntity): Promise<Whole> {
    const origins = await this.origins.of(ctx, lot);
    const mill = lot.millMeasurementId ? await this.mills.find(ctx, lot.millMeasurementId) : null;
    if (mill) return { lot, mill, origins, sums: millSums(mill.lines, lot.prices ?? []) };
    const { items } = await this.totals.sums(ctx, lot);
    return { lot, mill, origins, sums: items };
  }

  private async country(ctx: RequestContext): Promise<string> {
    return (await this.licences.find(ctx, ctx.licenceId))?.country ?? 'CH';
  }

  private async buyerOf(ctx: RequestContext, { buyerId }: LotEntity): Promise<string> {
    const buyer = buyerId ? await this.addresses.find(ctx, buyerId) : null;
    if (!buyer || buyer.deleted) throw new AppError(timberErrors, 'LOT_WITHOUT_BUYER');
    return buyer.id;
  }
}

function pricedSums(ctx: RequestContext, sums: readonly LotSum[]): LotForDocument['sums'] {
  if (sums.length === 0) throw new AppError(timberErrors, 'LOT_IS_EMPTY');
  return sums.map((sum) => {
    const { volume, price } = sum;
    if (price !== null) return { volume, price };
    const what = sumText(sum, serviceTexts.in(ctx.locale));
    throw new AppError(timberErrors, 'LOT_WITHOUT_PRICE', { what });
  });
}
