import {
  planningErrors,
  variantLimits,
  type CreateVariant,
  type AppliedVariant,
  type ApplyVariant,
  type UndoVariant,
  type UpdateVariant,
  type VariantComparison,
  type VariantList,
  type VariantView,
} from '@jahrring/contracts-planning';
import { AppError, commonError, Database, type RequestContext, withPresent } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { VariantComparisonService } from './variant-comparison.service';
import { ApplyVariantService } from './apply-variant.service';
import { PlanVariantRepository } from './variant.repositories';
import { VariantViews } from './variant.views';

/** Variants of the plan, for those who plan: others learn of none. */
@Injectable()
export class VariantService {
  constructor(
    private readonly db: Database,
    private readonly variants: PlanVariantRepository,
    private readonly comparison: VariantComparisonService,
    private readonly applying: ApplyVariantService,
    private readonly views: VariantViews,
  ) {}

  async list(ctx: RequestContext): Promise<VariantList> {
    return { items: await this.views.views(ctx, await this.variants.all(ctx)) };
  }

  /** @throws VARIANTS_FULL where there are as many as may be */
  async create(ctx: RequestContext, input: CreateVariant): Promise<VariantView> {
    return this.db.tx(ctx, async (ctx) => {
      if ((await this.variants.all(ctx)).length >= variantLimits.count) {
        throw new AppError(planningErrors, 'VARIANTS_FULL', { most: variantLimits.count });
      }
      const variant = await this.variants.insert(ctx, { ...input, employeeId: ctx.membershipId });
      return this.views.view(ctx, variant);
    });
  }

  async rename(ctx: RequestContext, id: string, version: number, input: UpdateVariant): Promise<VariantView> {
    return this.db.tx(ctx, async (ctx) =>
      this.views.view(
        ctx,
        await withPresent(this.variants.update(ctx, id, version, input), (present) =>
          this.views.view(ctx, present),
        ),
      ),
    );
  }

  async discard(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.variants.remove(ctx, id, version));
  }

  async restore(ctx: RequestContext, id: string): Promise<VariantView> {
    return this.db.tx(ctx, async (ctx) => this.views.view(ctx, await this.variants.restore(ctx, id)));
  }

  async compare(ctx: RequestContext, id: string): Promise<VariantComparison> {
    return this.comparison.compare(ctx, await this.variants.get(ctx, id));
  }

  async apply(ctx: RequestContext, id: string, input: ApplyVariant): Promise<AppliedVariant> {
    requireWhole(ctx);
    return this.applying.apply(ctx, await this.variants.get(ctx, id), input);
  }

  async untake(ctx: RequestContext, id: string, undo: UndoVariant): Promise<VariantView> {
    requireWhole(ctx);
    return this.views.view(ctx, await this.applying.untake(ctx, id, undo));
  }
}

/** A variant is taken over as a whole, by those who plan the whole. */
function requireWhole(ctx: RequestContext): void {
  if (ctx.grade('tools.scheduling_tool.manage') !== 'all') throw commonError('FORBIDDEN');
}
