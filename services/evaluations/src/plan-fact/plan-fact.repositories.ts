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
  ofPerson,
  ofProject,
  reachCondition,
  seesAll,
  sumRows,
  whereAny,
  whereDerived,
  type Column,
  type FigureSum,
  type Filter,
} from '../fact';
import { PlanFactEntity, PlanRefEntity } from './plan-fact.entities';

/** Columns from which the length of a booked day is derived. */
const lengthColumns = ['employeeId', 'workDate', 'part', 'minutes', 'share'] as const;
const isPerson = `EXISTS (SELECT 1 FROM person_refs person
  WHERE person.licence_id = fact.licence_id AND person.id = fact.employee_id)`;
const sums = { lines: 'COUNT(*)' };

@Injectable()
export class PlanRefRepository extends ReferenceRepository<PlanRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, PlanRefEntity, 'planRef');
  }
}

/** Booked days of people, each limited to what the reader sees. */
@Injectable()
export class PlanFactRepository extends DatedFactRepository<PlanFactEntity> {
  protected override readonly dayColumn = 'workDate';

  constructor(services: RepositoryServices) {
    super(services, PlanFactEntity, { name: 'fact', audit: false, softDelete: false });
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<PlanFactEntity>): void {
    if (!seesAll(ctx)) qb.andWhere(reachCondition(ctx), { me: ctx.membershipId, yes: true });
  }

  /** The days of a booking are these now. */
  async replace(
    ctx: RequestContext,
    bookingId: string,
    days: readonly NewRecord<PlanFactEntity>[],
  ): Promise<void> {
    await this.db.writing(ctx).delete(PlanFactEntity, { licenceId: ctx.licenceId, bookingId });
    if (days.length > 0) await this.insertMany(ctx, days);
  }

  /**
   * Returns the number of days of each kind, grouped by the columns of the report and those from which their length is
   * derived.
   */
  async days(ctx: RequestContext, filter: Filter, by: readonly Column[]): Promise<FigureSum[]> {
    const all = [...new Set([...by, ...lengthColumns])];
    return sumRows(await addSums(this.found(ctx, filter), sums, all).getRawMany(), sums, all);
  }

  protected override latestFirst(qb: SelectQueryBuilder<PlanFactEntity>): SelectQueryBuilder<PlanFactEntity> {
    return qb.orderBy('fact.workDate', 'DESC').addOrderBy('fact.id', 'DESC');
  }

  protected override found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<PlanFactEntity> {
    const qb = this.within(this.query(ctx).andWhere(isPerson), filter);
    const any = (name: string, sql: string, values: readonly string[] | undefined) =>
      whereAny(qb, { name, sql }, values);
    any('people', 'fact.employeeId', filter['filter[person]']);
    any('projects', 'fact.projectId', filter['filter[project]']);
    any('states', 'fact.planStatus', filter['filter[planStatus]']);
    whereDerived(qb, filter, { ...ofPerson, ...ofProject });
    if (filter['filter[without]']?.includes('project')) qb.andWhere('fact.projectId IS NULL');
    return qb;
  }
}
