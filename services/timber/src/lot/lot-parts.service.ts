import {
  fromThousandths,
  type LotView,
  type MergeLots,
  type SplitLot,
  timberErrors,
  toThousandths,
} from '@jahrring/contracts-timber';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LoadRepository } from '../load';
import { StemRepository } from '../stem';
import type { LotEntity } from './lot.entity';
import { LotRepository } from './lot.repository';
import { LotService, requireOpen } from './lot.service';

/** Splits and merges lots: no log is lost, and sums stay to the thousandth. */
@Injectable()
export class LotPartsService {
  constructor(
    private readonly db: Database,
    private readonly lots: LotRepository,
    private readonly stems: StemRepository,
    private readonly loads: LoadRepository,
    private readonly service: LotService,
  ) {}

  /**
   * Makes a part of a lot a lot of its own, at the same place and of the same origin.
   * @returns the new lot
   */
  split(ctx: RequestContext, id: string, version: number, input: SplitLot): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.lots.lock(ctx, [id]);
      const lot = await this.lots.get(ctx, id);
      requireOpen(lot);
      // Also says to whoever has it open that it has changed.
      const rest = lot.kind === 'estimated' ? restOf(lot, input.quantity) : {};
      await this.lots.update(ctx, id, version, rest);
      const part = await this.service.insert(ctx, partOf(lot, input));
      if (lot.kind === 'stems') await this.moveStems(ctx, lot, part.id, input.stemIds ?? []);
      await this.service.refresh(ctx, id);
      return this.service.refresh(ctx, part.id);
    });
  }

  /** Puts what the others hold into one lot and deletes them. @returns that lot */
  merge(ctx: RequestContext, id: string, version: number, { lots }: MergeLots): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.lots.lock(ctx, [id, ...lots.map((other) => other.id)]);
      const target = await this.lots.get(ctx, id);
      requireOpen(target);
      let sum = toThousandths(target.quantity ?? '0');
      for (const other of lots) {
        const source = await this.lots.get(ctx, other.id);
        requireOpen(source);
        if (source.id === id || !mixes(target, source)) throw new AppError(timberErrors, 'LOTS_DO_NOT_MIX');
        sum += toThousandths(source.quantity ?? '0');
        await this.empty(ctx, source, other.version, id);
      }
      const quantity = target.kind === 'estimated' ? { quantity: fromThousandths(sum) } : {};
      await this.lots.update(ctx, id, version, quantity);
      return this.service.refresh(ctx, id);
    });
  }

  private async empty(ctx: RequestContext, source: LotEntity, version: number, into: string): Promise<void> {
    await this.stems.moveAll(ctx, source.id, into);
    await this.loads.moveAll(ctx, source.id, into);
    const { version: next } = await this.lots.update(ctx, source.id, version, { mergedIntoId: into });
    await this.lots.remove(ctx, source.id, next);
    await this.service.publish(ctx, await this.lots.get(ctx, source.id, { deleted: 'only' }), []);
  }

  private async moveStems(
    ctx: RequestContext,
    lot: LotEntity,
    to: string,
    ids: readonly string[],
  ): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0 || wanted.length >= lot.stemCount)
      throw new AppError(timberErrors, 'LOT_PART_TOO_LARGE');
    const moved = await this.stems.moveSome(ctx, wanted, lot.id, to);
    if (moved !== wanted.length) throw new AppError(timberErrors, 'STEM_NOT_IN_LOT');
  }
}

function partOf(lot: LotEntity, { id, title, quantity }: SplitLot) {
  const { kind, originId, species, assortment, unit, measuredOn, place, latitude, longitude, prices } = lot;
  const own = { id, title, kind, state: lot.state, measuredOn };
  const amount = kind === 'estimated' ? { quantity: quantity ?? null } : {};
  return { ...own, ...amount, originId, species, assortment, unit, place, latitude, longitude, prices };
}

/** Returns the remaining quantity of an estimated lot. */
function restOf(lot: LotEntity, part: string | undefined): { quantity: string } {
  const rest = toThousandths(lot.quantity ?? '0') - toThousandths(part ?? '0');
  if (part === undefined || toThousandths(part) <= 0 || rest <= 0)
    throw new AppError(timberErrors, 'LOT_PART_TOO_LARGE');
  return { quantity: fromThousandths(rest) };
}

/** Lots of stems mix; estimated ones where unit, species, assortment and factors are the same. */
function mixes(target: LotEntity, source: LotEntity): boolean {
  if (target.kind !== source.kind || target.state !== source.state) return false;
  if (target.kind === 'stems') return true;
  const same = ['unit', 'species', 'assortment', 'measuredOn'] as const;
  return same.every((field) => target[field] === source[field]);
}
