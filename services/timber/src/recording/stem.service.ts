import type { ListQuery } from '@jahrring/contracts-common';
import {
  measureStem,
  type CreateStem,
  type MoveStems,
  type StemView,
  timberErrors,
  type UpdateStem,
} from '@jahrring/contracts-timber';
import {
  AppError,
  Database,
  fieldErrorOf,
  withoutUndefined,
  type ListResult,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotRepository, LotService, requireOpen } from '../lot';
import { OriginRepository } from '../origin';
import { TimberSettingsService } from '../settings';
import { stemColumns, type StemEntity, StemRepository } from '../stem';
import { StemViews } from './stem-views';

/** The rules of stems: measured by the licence's rule, and changed while their lot is not sold. */
@Injectable()
export class StemService {
  constructor(
    private readonly db: Database,
    private readonly stems: StemRepository,
    private readonly views: StemViews,
    private readonly lots: LotRepository,
    private readonly lotService: LotService,
    private readonly origins: OriginRepository,
    private readonly settings: TimberSettingsService,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<StemView>> {
    return this.stems.listViews(ctx, query, stemColumns, (found) => this.views.of(ctx, found));
  }

  /** The list as a stream, for files. */
  shown(ctx: RequestContext, query: ListQuery) {
    return this.stems.listAllViews(ctx, query, stemColumns, (found) => this.views.of(ctx, found));
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<StemView> {
    return this.views.one(ctx, await this.stems.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, input: CreateStem): Promise<StemView> {
    return this.db.tx(ctx, async (ctx) => {
      if (input.lotId) await this.openLot(ctx, input.lotId);
      await this.origins.require(ctx, input.originId);
      const settings = await this.settings.get(ctx);
      const { title, species, woodType, lengthCm, firstMm, measuredOn } = input;
      const stem = await this.stems.insert(ctx, {
        ...emptyStem,
        ...withoutUndefined(input),
        ...{ title, species, woodType, lengthCm, firstMm, measuredOn },
        ...measureStem(input, settings),
        employeeId: ctx.membershipId || null,
      });
      if (stem.lotId) await this.lotService.refresh(ctx, stem.lotId);
      return this.views.one(ctx, stem);
    });
  }

  update(ctx: RequestContext, id: string, version: number, input: UpdateStem): Promise<StemView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.changeable(ctx, id);
      await this.origins.require(ctx, input.originId);
      const patch = withoutUndefined(input);
      const readings = { ...present, ...patch, barkCm: barkOf(present, patch) };
      const measured = measureStem(readings, await this.settings.get(ctx));
      const stem = await this.stems.update(ctx, id, version, { ...patch, ...measured });
      if (stem.lotId) await this.lotService.refresh(ctx, stem.lotId);
      return this.views.one(ctx, stem);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { lotId } = await this.changeable(ctx, id);
      await this.stems.remove(ctx, id, version);
      if (lotId) await this.lotService.refresh(ctx, lotId);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<StemView> {
    return this.db.tx(ctx, async (ctx) => {
      const { lotId } = await this.changeable(ctx, id, 'only');
      const stem = await this.stems.restore(ctx, id);
      if (lotId) await this.lotService.refresh(ctx, lotId);
      return this.views.one(ctx, stem);
    });
  }

  /** Puts stems that lie elsewhere, or nowhere, into a lot, or takes them out of theirs. */
  move(ctx: RequestContext, { stemIds, lotId }: MoveStems): Promise<{ moved: number }> {
    return this.db.tx(ctx, async (ctx) => {
      const stems = await this.stems.getMany(ctx, stemIds);
      if (stems.length !== new Set(stemIds).size) throw fieldErrorOf('stemIds', 'exists');
      const from = new Set(stems.map((stem) => stem.lotId));
      from.delete(lotId);
      const touched = [...from, lotId].filter((id) => id !== null);
      await this.lots.lock(ctx, touched);
      for (const id of touched) await this.openLot(ctx, id);
      let moved = 0;
      for (const origin of from) {
        const ids = stems.filter((stem) => stem.lotId === origin).map(({ id }) => id);
        const count = await this.stems.moveSome(ctx, ids, origin, lotId);
        if (count !== ids.length) throw new AppError(timberErrors, 'STEM_NOT_IN_LOT');
        moved += count;
      }
      for (const id of touched) await this.lotService.refresh(ctx, id);
      return { moved };
    });
  }

  /** @throws VALIDATION_FAILED, LOT_IS_SOLD */
  private async openLot(ctx: RequestContext, id: string): Promise<void> {
    await this.lots.lock(ctx, [id]);
    const lot = await this.lots.find(ctx, id);
    if (lot?.kind !== 'stems') throw fieldErrorOf('lotId', 'exists');
    requireOpen(lot);
  }

  private async changeable(ctx: RequestContext, id: string, deleted?: 'only'): Promise<StemEntity> {
    const stem = await this.stems.get(ctx, id, deleted ? { deleted } : {});
    this.views.requireChangeable(ctx, stem);
    if (stem.lotId) {
      await this.lots.lock(ctx, [stem.lotId]);
      requireOpen(await this.lots.get(ctx, stem.lotId, { deleted: 'include' }));
    }
    return stem;
  }
}

/** A changed reading or species takes the bark anew from the table, unless it is told. */
function barkOf(present: StemEntity, patch: UpdateStem): number | null {
  if (patch.barkCm !== undefined) return patch.barkCm;
  const read = ['species', 'firstMm', 'secondMm', 'measuredOn'] as const;
  const same = read.every((field) => patch[field] === undefined || patch[field] === present[field]);
  return same ? present.barkCm : null;
}

const emptyStem: Pick<
  NewRecord<StemEntity>,
  | 'originId'
  | 'lotId'
  | 'assortment'
  | 'quality'
  | 'secondMm'
  | 'weightKg'
  | 'defects'
  | 'source'
  | 'note'
  | 'fileId'
> = {
  originId: null,
  lotId: null,
  assortment: null,
  quality: null,
  secondMm: null,
  weightKg: null,
  defects: [],
  source: 'manual',
  note: null,
  fileId: null,
};
