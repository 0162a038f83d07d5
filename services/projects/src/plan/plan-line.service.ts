import {
  planLineLimits,
  projectErrors,
  type CreatePlanLine,
  type PlanLineView,
  type UpdatePlanLine,
} from '@jahrring/contracts-projects';
import { AppError, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { ProjectRepository } from '../project';
import type { PlanLineEntity } from './plan-line.entity';
import { PlanLineRepository } from './plan-line.repository';
import { seesPrices, toRecord, toPlanLineView } from './plan-line.mapper';

/** Planned costs and revenues of a project. */
@Injectable()
export class PlanLineService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly lines: PlanLineRepository,
  ) {}

  async list(ctx: RequestContext, projectId: string): Promise<{ items: PlanLineView[]; total: number }> {
    await this.projects.get(ctx, projectId, { deleted: 'include' });
    const items = (await this.lines.ofProject(ctx, projectId)).map((line) => toPlanLineView(ctx, line));
    return { items, total: items.length };
  }

  /**
   * @throws PROJECT_PLAN_FULL where there would be more lines than a plan holds, PROJECT_PLAN_AMOUNT where a line comes to
   * more than it may
   */
  async create(ctx: RequestContext, projectId: string, lines: readonly CreatePlanLine[]) {
    requireCosts(ctx);
    return this.db.tx(ctx, async (ctx) => {
      await this.projects.get(ctx, projectId);
      const present = await this.lines.ofProject(ctx, projectId);
      const max = planLineLimits.lines;
      if (present.length + lines.length > max)
        throw new AppError(projectErrors, 'PROJECT_PLAN_FULL', { max });
      const records = lines.map((line) => toRecord(ctx, projectId, line));
      records.forEach((record, index) => requireAmounts(record, `lines.${index}.quantity`));
      const made = await this.lines.insertMany(ctx, records);
      const items = [...present, ...made].map((line) => toPlanLineView(ctx, line));
      return { items, total: items.length };
    });
  }

  /** @throws PROJECT_PLAN_AMOUNT where the line comes to more than it may */
  async update(
    ctx: RequestContext,
    { projectId, lineId, version }: { projectId: string; lineId: string; version: number },
    { unitPrice, ...patch }: UpdatePlanLine,
  ): Promise<PlanLineView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireLine(ctx, projectId, lineId);
      const known = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
      const priced = unitPrice !== undefined && seesPrices(ctx) ? { unitPrice } : {};
      const line = await this.lines.update(ctx, lineId, version, { ...known, ...priced });
      requireAmounts(line, 'quantity');
      return toPlanLineView(ctx, line);
    });
  }

  async remove(ctx: RequestContext, projectId: string, lineId: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.requireLine(ctx, projectId, lineId);
      await this.lines.remove(ctx, lineId, version);
    });
  }

  /** The lines of one project on another. */
  async copy(ctx: RequestContext, from: string, to: string): Promise<void> {
    const lines = await this.lines.ofProject(ctx, from);
    if (lines.length === 0) return;
    await this.lines.insertMany(
      ctx,
      lines.map(({ kind, title, quantity, unit, unitCost, unitPrice, costCentre, revenueCentre }) => ({
        projectId: to,
        kind,
        title,
        quantity,
        unit,
        unitCost,
        unitPrice,
        costCentre,
        revenueCentre,
      })),
    );
  }

  private async requireLine(ctx: RequestContext, projectId: string, lineId: string): Promise<void> {
    requireCosts(ctx);
    await this.projects.get(ctx, projectId);
    if ((await this.lines.get(ctx, lineId)).projectId !== projectId) throw commonError('NOT_FOUND');
  }
}

/**
 * Throws if the caller may not see costs: users who may change a project may change its plan only if they may see its
 * costs.
 */
function requireCosts(ctx: RequestContext): void {
  if (!ctx.can('tools.project.costs')) throw commonError('FORBIDDEN');
}

function requireAmounts(
  { quantity, unitCost, unitPrice }: Pick<PlanLineEntity, 'quantity' | 'unitCost' | 'unitPrice'>,
  field: string,
): void {
  const max = planLineLimits.amount;
  const tooMuch = [unitCost, unitPrice].some(
    (price) => price && new Decimal(quantity).times(price).abs().gt(max),
  );
  if (!tooMuch) return;
  const fields = [{ field, key: projectErrors.PROJECT_PLAN_AMOUNT.key, code: 'planAmount', params: { max } }];
  throw new AppError(projectErrors, 'PROJECT_PLAN_AMOUNT', { max }, { fields });
}
