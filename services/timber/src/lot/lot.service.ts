import { localDateAt, newId, type ListQuery } from '@jahrring/contracts-common';
import {
  isOpenLot,
  lotChanged,
  lotStatesAfter,
  type ChangeLotState,
  type CreateLot,
  type LotChanged,
  type LotSum,
  type LotSums,
  type LotView,
  type SellLot,
  timberErrors,
  type UpdateLot,
} from '@jahrring/contracts-timber';
import {
  AppError,
  Clock,
  Database,
  fieldErrorOf,
  Outbox,
  Republishes,
  type ListResult,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
  type Retold,
  withoutUndefined,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository } from '../reference';
import { OriginRepository } from '../origin';
import { LotEntity } from './lot.entity';
import { toLotChanged } from './lot.mapper';
import { lotColumns, LotRepository } from './lot.repository';
import { LotTotalsService } from './lot-totals';
import { LotViews } from './lot-views';

/** The rules of lots. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class LotService {
  constructor(
    private readonly db: Database,
    private readonly lots: LotRepository,
    private readonly views: LotViews,
    private readonly totals: LotTotalsService,
    private readonly origins: OriginRepository,
    private readonly addresses: AddressRefRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<LotView>> {
    return this.lots.listViews(ctx, query, lotColumns, (found) => this.views.of(ctx, found));
  }

  /** The list as a stream, for files. */
  shown(ctx: RequestContext, query: ListQuery) {
    return this.lots.listAllViews(ctx, query, lotColumns, (found) => this.views.of(ctx, found));
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<LotView> {
    return this.views.one(ctx, await this.lots.get(ctx, id, { deleted: 'include' }));
  }

  /** Returns its content by assortment and class; values for users who sell. */
  async sums(ctx: RequestContext, id: string): Promise<LotSums> {
    const sums = await this.totals.sums(ctx, await this.lots.get(ctx, id));
    if (ctx.can('tools.timber.manage')) return sums;
    return { ...sums, value: null, items: sums.items.map((sum) => ({ ...sum, price: null, value: null })) };
  }

  create(ctx: RequestContext, input: CreateLot): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.check(ctx, { ...emptyLot, ...withoutUndefined(input) });
      const { title, kind, measuredOn } = input;
      const lot = await this.insert(ctx, { ...withoutUndefined(input), title, kind, measuredOn });
      return this.refresh(ctx, lot.id);
    });
  }

  /** A new lot under the next number, without its totals. */
  async insert(
    ctx: RequestContext,
    values: Partial<NewRecord<LotEntity>> & Pick<LotEntity, 'title' | 'kind' | 'measuredOn'>,
  ): Promise<LotEntity> {
    const sequence = await this.lots.nextSequence(ctx);
    const number = String(sequence).padStart(numberDigits, '0');
    return this.lots.insert(ctx, { ...emptyLot, ...values, id: values.id ?? newId(), sequence, number });
  }

  update(ctx: RequestContext, id: string, version: number, input: UpdateLot): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.lots.get(ctx, id);
      const patch = withoutUndefined(input);
      const amounts = ['species', 'assortment', 'quantity', 'unit', 'measuredOn', 'originId'] as const;
      if (amounts.some((field) => patch[field] !== undefined && patch[field] !== present[field]))
        requireOpen(present);
      await this.check(ctx, { ...present, ...patch });
      await this.lots.update(ctx, id, version, patch);
      return this.refresh(ctx, id);
    });
  }

  /** Buyer and prices; prices may still be set while it is neither settled nor on a document. */
  sell(ctx: RequestContext, id: string, version: number, { buyerId, prices }: SellLot): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.lots.lock(ctx, [id]);
      const present = await this.lots.get(ctx, id);
      requireNoDocument(present);
      if (present.state === 'settled' || (present.buyerId !== buyerId && !isOpenLot(present.state)))
        requireOpen(present);
      await this.addresses.require(ctx, 'buyerId', buyerId);
      await this.lots.update(ctx, id, version, { buyerId, prices });
      return this.refresh(ctx, id);
    });
  }

  changeState(ctx: RequestContext, id: string, version: number, { state }: ChangeLotState): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      const lot = await this.lots.get(ctx, id);
      if (!lotStatesAfter(lot.state).includes(state))
        throw new AppError(timberErrors, 'LOT_STATE_NOT_NEXT', { from: lot.state, to: state });
      if (isOpenLot(state)) requireNoDocument(lot);
      // An accepted measurement has to be taken back first.
      if (lot.millMeasurementId !== null && state !== 'settled')
        throw new AppError(timberErrors, 'MILL_MEASUREMENT_DECIDED');
      const patch: RecordPatch<LotEntity> = { state };
      if (state === 'sold' && lot.soldOn === null) {
        if (!lot.buyerId) throw new AppError(timberErrors, 'LOT_WITHOUT_BUYER');
        if (Number(lot.volume) === 0) throw new AppError(timberErrors, 'LOT_IS_EMPTY');
        patch.soldOn = localDateAt(this.clock.now(), ctx.timeZone);
      }
      if (isOpenLot(state)) patch.soldOn = null;
      await this.lots.update(ctx, id, version, patch);
      return this.refresh(ctx, id);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      requireOpen(await this.lots.get(ctx, id));
      await this.lots.remove(ctx, id, version);
      await this.publish(ctx, await this.lots.get(ctx, id, { deleted: 'only' }), []);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      const lot = await this.lots.get(ctx, id, { deleted: 'only' });
      // Its stems lie in the other lot: it does not come back without them.
      if (lot.mergedIntoId) throw new AppError(timberErrors, 'LOT_IS_MERGED', { number: lot.number });
      await this.lots.restore(ctx, id);
      return this.refresh(ctx, id);
    });
  }

  /** Counts it anew, tells the others, and returns it as it stands. */
  async refresh(ctx: RequestContext, id: string): Promise<LotView> {
    const { lot, items } = await this.totals.refresh(ctx, id);
    await this.publish(ctx, lot, items);
    return this.views.one(ctx, lot);
  }

  async publish(ctx: RequestContext, lot: LotEntity, items: readonly LotSum[]): Promise<void> {
    await this.outbox.add(ctx, lotChanged, toLotChanged(lot, items));
  }

  /** All of them again, for others' copies. */
  @Republishes(lotChanged, LotEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<LotChanged>[]> {
    for await (const page of this.lots.pages(ctx)) {
      const items = await this.totals.itemsOf(ctx, page);
      yield page.map((lot) => ({
        payload: toLotChanged(lot, items.get(lot.id) ?? []),
        changedAt: lot.updatedAt,
      }));
    }
  }

  /** An estimated lot says of what and how much; a place has both coordinates. */
  private async check(ctx: RequestContext, lot: Partial<LotEntity>): Promise<void> {
    await this.origins.require(ctx, lot.originId);
    if (lot.kind === 'estimated') {
      for (const field of ['species', 'quantity', 'unit'] as const)
        if (!lot[field]) throw fieldErrorOf(field, 'required');
    }
    if ((lot.latitude === null) !== (lot.longitude === null))
      throw fieldErrorOf(lot.latitude === null ? 'latitude' : 'longitude', 'required');
  }
}

const numberDigits = 5;

/** @throws LOT_ON_DOCUMENT, LOT_IS_SOLD */
export function requireOpen(lot: LotEntity): void {
  requireNoDocument(lot);
  if (!isOpenLot(lot.state)) throw new AppError(timberErrors, 'LOT_IS_SOLD', { number: lot.number });
}

/**
 * Throws if the lot is on a document: the data of a lot on a document stays true while the document exists.
 * @throws LOT_ON_DOCUMENT
 */
export function requireNoDocument({ documentId, number }: LotEntity): void {
  if (documentId !== null) throw new AppError(timberErrors, 'LOT_ON_DOCUMENT', { number });
}

/** On an issued delivery note: what was delivered stays, what is billed is for the mill to measure. */
export function isDelivered({ documentId, documentType, documentNumber }: LotEntity): boolean {
  return documentId !== null && documentType === 'delivery_note' && documentNumber !== null;
}

/** Refuses a lot that a bill holds, or the draft of a delivery note. @throws LOT_ON_DOCUMENT */
export function requireNoBill(lot: LotEntity): void {
  if (!isDelivered(lot)) requireNoDocument(lot);
}

const emptyLot = {
  state: 'measured',
  originId: null,
  species: null,
  assortment: null,
  quantity: null,
  unit: null,
  place: null,
  latitude: null,
  longitude: null,
  stemCount: 0,
  volume: '0.000',
  buyerId: null,
  soldOn: null,
  prices: null,
  value: null,
  photoId: null,
  mergedIntoId: null,
  documentId: null,
  documentType: null,
  documentNumber: null,
  documentChangedAt: null,
  millMeasurementId: null,
  note: null,
} as const;
