import type { ListQuery } from '@jahrring/contracts-common';
import type { CostLineView, ProjectCosts, ProjectFiguresChanged } from '@jahrring/contracts-projects';
import { costKinds } from '@jahrring/contracts-projects';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanLineRepository } from '../plan';
import { ProjectRepository } from '../project';
import { EmployeeRefRepository, ObjectRefRepository } from '../reference';
import { ProjectSettingsService } from '../settings';
import { costLineColumns, CostLineRepository } from '../cost-line';
import type { CostLineEntity } from '../cost-line';
import { CostRates } from './cost-of';
import { costFigures, withoutValues, type CostSources } from './cost-figures';
import { figureRows } from './figure-rows';
import { CostRateRepository } from './cost-rate.repository';

/**
 * Costs and revenues of a project, for users who may see its costs; values only with the permission for prices as well.
 */
@Injectable()
export class CostService {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly lines: CostLineRepository,
    private readonly plan: PlanLineRepository,
    private readonly rates: CostRateRepository,
    private readonly settings: ProjectSettingsService,
    private readonly employees: EmployeeRefRepository,
    private readonly objects: ObjectRefRepository,
  ) {}

  async of(ctx: RequestContext, projectId: string): Promise<ProjectCosts> {
    const costs = costFigures(await this.sources(ctx, projectId));
    return ctx.can('tools.project.showprice') ? costs : withoutValues(costs);
  }

  /** The same figures month by month, for who evaluates them over all projects. */
  async figures(ctx: RequestContext, projectId: string): Promise<ProjectFiguresChanged> {
    const sources = await this.sources(ctx, projectId);
    const { totals, uncosted } = costFigures(sources);
    const { plannedCost, plannedValue } = totals;
    return { id: projectId, rows: figureRows(sources), plannedCost, plannedValue, uncosted };
  }

  private async sources(ctx: RequestContext, projectId: string): Promise<CostSources> {
    return {
      project: await this.projects.get(ctx, projectId, { deleted: 'include' }),
      lines: await this.lines.ofProject(ctx, projectId),
      plan: await this.plan.ofProject(ctx, projectId),
      rates: new CostRates(await this.rates.all(ctx)),
      warnFrom: (await this.settings.get(ctx)).budgetWarningPercent,
    };
  }

  /** The recorded entries of a project with what each costs. */
  async list(ctx: RequestContext, projectId: string, query: ListQuery): Promise<ListResult<CostLineView>> {
    await this.projects.get(ctx, projectId, { deleted: 'include' });
    const { items, total } = await this.lines.list(ctx, ofProject(query, projectId), costLineColumns);
    return { items: await this.views(ctx, items), total };
  }

  /** All of them, for a file. */
  async all(
    ctx: RequestContext,
    projectId: string,
    query: ListQuery,
  ): Promise<{ total: number; items: AsyncIterable<CostLineEntity>; number: string }> {
    const { number } = await this.projects.get(ctx, projectId, { deleted: 'include' });
    return { ...(await this.lines.listAll(ctx, ofProject(query, projectId), costLineColumns)), number };
  }

  async views(ctx: RequestContext, lines: readonly CostLineEntity[]): Promise<CostLineView[]> {
    const rates = new CostRates(await this.rates.all(ctx));
    const [employees, objects] = await Promise.all([
      this.employees.getMany(ctx, known(lines.map((line) => line.employeeId))),
      this.objects.getMany(ctx, known(lines.map((line) => line.objectId))),
    ]);
    const names = new Map(employees.map(({ id, name }) => [id, name]));
    const titles = new Map(objects.map(({ id, title }) => [id, title]));
    const withPrices = ctx.can('tools.project.showprice');
    return lines.map((line) => ({
      id: line.id,
      kind: costKinds.find((kind) => kind === line.kind) ?? 'other',
      day: line.day,
      employeeName: line.employeeId ? (names.get(line.employeeId) ?? null) : null,
      objectTitle: line.title ?? (line.objectId ? (titles.get(line.objectId) ?? null) : null),
      seconds: line.seconds,
      quantity: line.quantity,
      unit: line.unit,
      cost: rates.costOf(line)?.toFixed(2) ?? null,
      // Work that nobody is charged for is no performance, as in the sums of the project.
      value: withPrices ? (line.billable ? line.value : '0.00') : null,
      billable: line.billable,
      billed: line.billed,
    }));
  }
}

/** Entries and suppliers' bills of one project that count. */
function ofProject(query: ListQuery, projectId: string): ListQuery {
  const filter: ListQuery['filter'] = {
    ...query.filter,
    projectId: { kind: 'in', values: [projectId] },
    sourceKind: { kind: 'in', values: ['entry', 'supplier'] },
    deleted: { kind: 'boolean', value: false },
  };
  return { ...query, filter };
}

function known(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
