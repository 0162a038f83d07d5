import {
  filledFromOwn,
  isBillableLot,
  millSums,
  sumVolumes,
  timberErrors,
  type AcceptMillMeasurement,
  type CreateMillMeasurement,
  type DisputeMillMeasurement,
  type MillComparison,
  type MillMeasurementList,
  type MillMeasurementView,
  type UpdateMillMeasurement,
} from '@jahrring/contracts-timber';
import { AppError, Clock, Database, type RequestContext, withoutUndefined } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type LotEntity, LotRepository, LotService, requireNoBill } from '../lot';
import { serviceTexts } from '../i18n';
import type { MillMeasurementEntity } from './mill-measurement.entity';
import { MillMeasurementRepository } from './mill-measurement.repository';
import { MillViews } from './mill-views';

type Recorded = UpdateMillMeasurement & { id?: string } & Partial<
    Pick<MillMeasurementEntity, 'source' | 'fileName' | 'sha256'>
  >;

/** Mills' measurements: recorded, compared with the own list, accepted or disputed. */
@Injectable()
export class MillMeasurementService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly measurements: MillMeasurementRepository,
    private readonly lots: LotRepository,
    private readonly lotService: LotService,
    private readonly views: MillViews,
  ) {}

  async list(ctx: RequestContext, lotId: string): Promise<MillMeasurementList> {
    const lot = await this.lots.get(ctx, lotId, { deleted: 'include' });
    const found = await this.measurements.ofLot(ctx, lotId);
    return { items: found.map((one) => this.views.one(lot, one)) };
  }

  async get(ctx: RequestContext, id: string): Promise<MillMeasurementView> {
    const measurement = await this.measurements.get(ctx, id, { deleted: 'include' });
    return this.views.one(await this.lotOf(ctx, measurement), measurement);
  }

  async compare(ctx: RequestContext, id: string): Promise<MillComparison> {
    const measurement = await this.measurements.get(ctx, id);
    return this.views.compare(ctx, await this.lotOf(ctx, measurement), measurement);
  }

  create(ctx: RequestContext, lotId: string, input: CreateMillMeasurement): Promise<MillMeasurementView> {
    return this.db.tx(ctx, (tx) => this.record(tx, lotId, { ...input, source: 'manual' }));
  }

  /**
   * Keeps a measurement; the lot is measured at the mill then. The same id or file twice is one measurement.
   * @throws MILL_LOT_STATE, MILL_MEASUREMENT_EXISTS
   */
  async record(tx: RequestContext, lotId: string, input: Recorded): Promise<MillMeasurementView> {
    await this.lots.lock(tx, [lotId]);
    const lot = await this.lots.get(tx, lotId);
    const known = input.id ? await this.measurements.find(tx, input.id) : null;
    const same = known ?? (input.sha256 ? await this.measurements.ofFile(tx, lotId, input.sha256) : null);
    if (same?.lotId === lotId) return this.views.one(lot, same);
    if (!isBillableLot(lot.state)) throw new AppError(timberErrors, 'MILL_LOT_STATE', { number: lot.number });
    await this.requireNoOther(tx, lotId);
    const { lines, kind, measuredOn, ...fields } = input;
    const kept = await this.measurements.insert(tx, {
      ...{ creditOn: null, source: 'manual', fileName: null, sha256: null, note: null },
      ...{ number: null, creditNumber: null, ...withoutUndefined(fields), kind, measuredOn },
      ...{ lotId, state: 'open', reason: null, decidedAt: null, ...(await this.measured(tx, lot, lines)) },
    });
    if (lot.state !== 'mill_measured') {
      await this.lots.update(tx, lotId, lot.version, { state: 'mill_measured' });
      await this.lotService.refresh(tx, lotId);
    }
    return this.views.one(lot, kept);
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    input: UpdateMillMeasurement,
  ): Promise<MillMeasurementView> {
    return this.db.tx(ctx, async (tx) => {
      const { lot } = await this.openOne(tx, id);
      const { lines, ...fields } = input;
      const patch = { ...withoutUndefined(fields), ...(await this.measured(tx, lot, lines)) };
      return this.views.one(lot, await this.measurements.update(tx, id, version, patch));
    });
  }

  /**
   * Accepts a measurement: the lot is billed by it from now on.
   * @throws MILL_MEASUREMENT_DECIDED, LOT_ON_DOCUMENT, MILL_WITHOUT_PRICE
   */
  accept(
    ctx: RequestContext,
    id: string,
    version: number,
    credit: AcceptMillMeasurement,
  ): Promise<MillMeasurementView> {
    return this.db.tx(ctx, async (tx) => {
      const { lot, measurement } = await this.openOne(tx, id);
      if (!isBillableLot(lot.state))
        throw new AppError(timberErrors, 'MILL_LOT_STATE', { number: lot.number });
      requireNoBill(lot);
      requirePrices(tx, lot, measurement);
      const patch = { ...withoutUndefined(credit), state: 'accepted' as const, decidedAt: this.clock.now() };
      const accepted = await this.measurements.update(tx, id, version, patch);
      const next = await this.lots.update(tx, lot.id, lot.version, {
        ...{ state: 'mill_measured', millMeasurementId: id },
      });
      await this.lotService.refresh(tx, lot.id);
      return this.views.one(next, accepted);
    });
  }

  /** Not taken as it is, for a reason that the letter tells. @throws MILL_MEASUREMENT_DECIDED */
  dispute(
    ctx: RequestContext,
    id: string,
    version: number,
    { reason }: DisputeMillMeasurement,
  ): Promise<MillMeasurementView> {
    return this.db.tx(ctx, async (tx) => {
      const { lot } = await this.openOne(tx, id);
      const patch = { reason, state: 'disputed' as const, decidedAt: this.clock.now() };
      return this.views.one(lot, await this.measurements.update(tx, id, version, patch));
    });
  }

  /** Takes the decision back, while nothing is billed of it. @throws LOT_ON_DOCUMENT, MILL_MEASUREMENT_EXISTS */
  reopen(ctx: RequestContext, id: string, version: number): Promise<MillMeasurementView> {
    return this.db.tx(ctx, async (tx) => {
      let { lot, measurement } = await this.locked(tx, id);
      if (measurement.state === 'accepted') {
        requireNoBill(lot);
        if (lot.state === 'settled') throw new AppError(timberErrors, 'MILL_MEASUREMENT_DECIDED');
        lot = await this.lots.update(tx, lot.id, lot.version, { millMeasurementId: null });
        await this.lotService.refresh(tx, lot.id);
      } else if (measurement.state === 'disputed') await this.requireNoOther(tx, lot.id);
      const patch = { state: 'open' as const, decidedAt: null, reason: null };
      measurement = await this.measurements.update(tx, id, version, patch);
      return this.views.one(lot, measurement);
    });
  }

  /** @throws MILL_MEASUREMENT_DECIDED where it is accepted */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const { measurement } = await this.locked(tx, id);
      if (measurement.state === 'accepted') throw new AppError(timberErrors, 'MILL_MEASUREMENT_DECIDED');
      await this.measurements.remove(tx, id, version);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<MillMeasurementView> {
    return this.db.tx(ctx, async (tx) => {
      const { lotId, state } = await this.measurements.get(tx, id, { deleted: 'only' });
      await this.lots.lock(tx, [lotId]);
      if (state === 'open') await this.requireNoOther(tx, lotId);
      const restored = await this.measurements.restore(tx, id);
      return this.views.one(await this.lotOf(tx, restored), restored);
    });
  }

  private lotOf(ctx: RequestContext, { lotId }: MillMeasurementEntity): Promise<LotEntity> {
    return this.lots.get(ctx, lotId, { deleted: 'include' });
  }

  private async locked(tx: RequestContext, id: string) {
    const { lotId } = await this.measurements.get(tx, id);
    await this.lots.lock(tx, [lotId]);
    return { lot: await this.lots.get(tx, lotId), measurement: await this.measurements.get(tx, id) };
  }

  private async openOne(tx: RequestContext, id: string) {
    const found = await this.locked(tx, id);
    if (found.measurement.state !== 'open') throw new AppError(timberErrors, 'MILL_MEASUREMENT_DECIDED');
    return found;
  }

  /** One measurement of a lot holds; only a disputed one is followed by another. */
  private async requireNoOther(tx: RequestContext, lotId: string): Promise<void> {
    const found = await this.measurements.ofLot(tx, lotId);
    if (found.some(({ state }) => state !== 'disputed'))
      throw new AppError(timberErrors, 'MILL_MEASUREMENT_EXISTS');
  }

  private async measured(tx: RequestContext, lot: LotEntity, told: UpdateMillMeasurement['lines']) {
    const lines = filledFromOwn(told, await this.views.ownLines(tx, lot));
    return { lines, volume: sumVolumes(lines.map(({ volume }) => volume)) };
  }
}

/** @throws MILL_WITHOUT_PRICE */
function requirePrices(ctx: RequestContext, lot: LotEntity, { lines }: MillMeasurementEntity): void {
  const unpriced = millSums(lines, lot.prices ?? []).find(({ price }) => price === null);
  if (!unpriced) return;
  const { species, assortment, thicknessClass, quality } = unpriced;
  const name = serviceTexts.in(ctx.locale).export.species[species];
  const what = [name, assortment, thicknessClass, quality].filter(Boolean).join(' ');
  throw new AppError(timberErrors, 'MILL_WITHOUT_PRICE', { what });
}
