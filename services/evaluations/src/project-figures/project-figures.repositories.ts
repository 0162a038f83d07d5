import {
  ReferenceRepository,
  RepositoryServices,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  addSums,
  DatedFactRepository,
  monthOf,
  ofProject,
  reachCondition,
  seesAll,
  sumRows,
  whereAny,
  whereDerived,
  type FigureSource,
  type FigureSum,
  type Filter,
  type SumsOf,
} from '../fact';
import { CostFactEntity, ProjectFiguresEntity } from './project-figures.entities';

const rowsPerInsert = 200;
const sums = {
  seconds: 'SUM(fact.seconds)',
  costCents: 'SUM(fact.costCents)',
  performedCents: 'SUM(fact.performedCents)',
  billedCents: 'SUM(fact.billedCents)',
  unbilledCents: 'SUM(fact.unbilledCents)',
  lines: 'COUNT(*)',
};

/** Limits to projects of the filter, and by what they are of. */
function whereProjects<E extends CostFactEntity | ProjectFiguresEntity>(
  qb: SelectQueryBuilder<E>,
  filter: Filter,
): void {
  whereAny(qb, { name: 'projects', sql: 'fact.projectId' }, filter['filter[project]']);
  whereDerived(qb, filter, ofProject);
}

/** Months of projects. Days of a filter stand for their whole months. */
@Injectable()
export class CostFactRepository extends DatedFactRepository<CostFactEntity> implements FigureSource {
  protected override readonly dayColumn = 'month';

  constructor(services: RepositoryServices) {
    super(services, CostFactEntity, { name: 'fact', audit: false, softDelete: false });
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<CostFactEntity>): void {
    if (!seesAll(ctx)) qb.andWhere(reachCondition(ctx, 'projects'), { me: ctx.membershipId, yes: true });
  }

  /** The months of a project are these now. */
  async replace(
    ctx: RequestContext,
    projectId: string,
    months: readonly NewRecord<CostFactEntity>[],
  ): Promise<void> {
    await this.db.writing(ctx).delete(CostFactEntity, { licenceId: ctx.licenceId, projectId });
    for (let from = 0; from < months.length; from += rowsPerInsert) {
      await this.insertMany(ctx, months.slice(from, from + rowsPerInsert));
    }
  }

  async sums(ctx: RequestContext, filter: Filter, { by, measures }: SumsOf): Promise<FigureSum[]> {
    const qb = this.found(ctx, filter);
    if (measures.length > 0 && measures.every((measure) => measure === 'unbilled'))
      qb.andWhere('fact.unbilledCents <> 0');
    return sumRows(await addSums(qb, sums, by).getRawMany(), sums, by);
  }

  protected override latestFirst(qb: SelectQueryBuilder<CostFactEntity>): SelectQueryBuilder<CostFactEntity> {
    return qb.orderBy('fact.month', 'DESC').addOrderBy('fact.projectId').addOrderBy('fact.id');
  }

  protected override found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<CostFactEntity> {
    const qb = this.within(this.query(ctx), filter);
    whereProjects(qb, filter);
    whereAny(qb, { name: 'kinds', sql: 'fact.kind' }, filter['filter[kind]']);
    whereAny(qb, { name: 'costCentres', sql: 'fact.costCentre' }, filter['filter[costCentre]']);
    whereAny(qb, { name: 'revenueCentres', sql: 'fact.revenueCentre' }, filter['filter[revenueCentre]']);
    for (const name of ['kind', 'costCentre', 'revenueCentre'] as const) {
      if (filter['filter[without]']?.includes(name)) qb.andWhere(`fact.${name} IS NULL`);
    }
    return qb;
  }
}

/** Whole projects; the days of a filter find those that cost or brought in anything in one of their months. */
@Injectable()
export class ProjectFiguresRepository
  extends ReferenceRepository<ProjectFiguresEntity>
  implements FigureSource
{
  constructor(
    services: RepositoryServices,
    private readonly months: CostFactRepository,
  ) {
    super(services, ProjectFiguresEntity, 'fact');
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<ProjectFiguresEntity>): void {
    if (!seesAll(ctx)) qb.andWhere(reachCondition(ctx, 'projects'), { me: ctx.membershipId, yes: true });
  }

  async sums(ctx: RequestContext, filter: Filter, { by, measures }: SumsOf): Promise<FigureSum[]> {
    const planned = {
      ...sums,
      plannedCostCents: 'SUM(COALESCE(fact.plannedCostCents, 0))',
      plannedValueCents: 'SUM(COALESCE(fact.plannedValueCents, 0))',
      costOverCents: 'SUM(COALESCE(fact.costCents - fact.plannedCostCents, 0))',
      valueOverCents: 'SUM(COALESCE(fact.performedCents - fact.plannedValueCents, 0))',
      costPlans: 'COUNT(fact.plannedCostCents)',
      valuePlans: 'COUNT(fact.plannedValueCents)',
    };
    const qb = this.found(ctx, filter);
    if (measures.includes('plannedCost') || measures.includes('plannedValue')) {
      qb.andWhere('(fact.plannedCostCents IS NOT NULL OR fact.plannedValueCents IS NOT NULL)');
    }
    return sumRows(await addSums(qb, planned, by).getRawMany(), planned, by);
  }

  async page(
    ctx: RequestContext,
    filter: Filter,
    { skip, take }: { skip: number; take?: number },
  ): Promise<{ items: ProjectFiguresEntity[]; total: number }> {
    const qb = this.found(ctx, filter);
    const total = await qb.getCount();
    const ordered = qb.orderBy('fact.id', 'DESC');
    return { items: await this.many(take === undefined ? ordered : ordered.offset(skip).limit(take)), total };
  }

  nearestDay(ctx: RequestContext, filter: Filter): Promise<string | null> {
    return this.months.nearestDay(ctx, filter);
  }

  private found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<ProjectFiguresEntity> {
    const qb = this.query(ctx);
    whereProjects(qb, filter);
    const { from, to } = filter;
    if (from === undefined || to === undefined) return qb;
    return qb.andWhere(
      `EXISTS (SELECT 1 FROM cost_facts active WHERE active.licence_id = fact.licence_id
        AND active.project_id = fact.project_id AND active.month >= :from AND active.month <= :to)`,
      { from: monthOf(from), to: monthOf(to) },
    );
  }
}
