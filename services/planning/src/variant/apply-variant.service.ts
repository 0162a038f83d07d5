import {
  planningErrors,
  type AppliedVariant,
  type ApplyVariant,
  type UndoVariant,
} from '@jahrring/contracts-planning';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BookingRepository, ChangesService, type PlannedEntity } from '../booking';
import { stampOf, VariantComparisonService, type VariantChange } from './variant-comparison.service';
import type { PlanVariantEntity } from './variant.entities';
import { PlanVariantRepository, VariantBookingRepository } from './variant.repositories';

/** Makes the plan as a variant is, as one act, and takes that back as one. */
@Injectable()
export class ApplyVariantService {
  constructor(
    private readonly db: Database,
    private readonly bookings: BookingRepository,
    private readonly variants: PlanVariantRepository,
    private readonly rows: VariantBookingRepository,
    private readonly comparison: VariantComparisonService,
    private readonly changes: ChangesService,
  ) {}

  /**
   * The variant ends with it. Bookings are changed as planners change them: judged by the rules, told to others, published as
   * the licence does.
   * @throws PLAN_CHANGED where plan or variant are not what was looked at, VARIANT_OVERTAKEN where the plan changed what the
   * variant changes and nothing is said of it
   */
  async apply(
    ctx: RequestContext,
    { id, version }: PlanVariantEntity,
    { stamp, overtaken }: ApplyVariant,
  ): Promise<AppliedVariant> {
    return this.db.tx(ctx, async (ctx) => {
      // First of all: of two who take it over, the second finds none.
      await this.variants.remove(ctx, id, version);
      const found = await this.comparison.differences(ctx, id);
      if (stampOf(found) !== stamp) throw new AppError(planningErrors, 'PLAN_CHANGED');
      if (!overtaken && found.some((one) => one.overtaken)) {
        throw new AppError(planningErrors, 'VARIANT_OVERTAKEN');
      }
      const taken = overtaken === 'keep' ? found.filter((one) => !one.overtaken) : found;
      const { undo } = await this.changes.change(ctx, changesOf(taken));
      return { changes: taken.length, undo };
    });
  }

  /** Puts the plan back and the variant beside it again. */
  async untake(ctx: RequestContext, id: string, undo: UndoVariant): Promise<PlanVariantEntity> {
    return this.db.tx(ctx, async (ctx) => {
      const variant = await this.variants.restore(ctx, id);
      await this.changes.change(ctx, { ...undo, add: [] });
      const back = [...undo.update.map((one) => one.id), ...undo.restore];
      const planned = new Map((await this.bookings.getMany(ctx, back)).map((one) => [one.id, one.version]));
      // The plan is as the variant began with it, in a later version.
      for (const row of await this.rows.ofVariant(ctx, id)) {
        const baseVersion = planned.get(row.bookingId);
        if (baseVersion !== undefined) await this.rows.update(ctx, row.id, row.version, { baseVersion });
      }
      return variant;
    });
  }
}

/** The change of the plan that makes it as the variant is. */
function changesOf(found: readonly VariantChange[]) {
  return {
    update: found.flatMap(({ before, after }) =>
      before && after ? [{ ...valuesOf(after), id: before.id, version: before.version }] : [],
    ),
    remove: found.flatMap(({ before, after }) =>
      before && !after ? [{ id: before.id, version: before.version }] : [],
    ),
    // Under a new id: a former one may be that of a booking which was taken over before, or has been removed.
    add: found.flatMap(({ before, after }) =>
      after && !before ? [{ ...valuesOf(after), seriesId: after.seriesId }] : [],
    ),
    restore: [],
  };
}

function valuesOf(booking: PlannedEntity) {
  const { resourceId, projectId, title, firstDay, lastDay, part, from, to, share, status, note } = booking;
  return { resourceId, projectId, title, firstDay, lastDay, part, from, to, share, status, note };
}
