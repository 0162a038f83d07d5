import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { reachCondition, seesAll } from './fact-reach';
import { EntryMarkEntity, FactEntity } from './fact.entity';
import type { Column, FigureSource, FigureSum, Filter, SumsOf } from './figure-sum';
import { ofProject, ofWorker, whereAny, whereDerived } from './where';
import { marks, toSum, numbersOf, seldom, sqlOf, withFigures } from './fact-sum';
import type { FactSum } from './fact-sum';

@Injectable()
export class EntryMarkRepository extends ReferenceRepository<EntryMarkEntity> {
  constructor(services: RepositoryServices) {
    super(services, EntryMarkEntity, 'mark');
  }
}

/** Every query on lines, each limited to what the reader sees. */
@Injectable()
export class FactRepository extends ReferenceRepository<FactEntity> implements FigureSource {
  constructor(services: RepositoryServices) {
    super(services, FactEntity, 'fact');
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<FactEntity>): void {
    if (!seesAll(ctx)) qb.andWhere(reachCondition(ctx), { me: ctx.membershipId, yes: true });
  }

  /** Figures of the lines, by the columns of the report; without measures only how many lines there are of each. */
  async sums(ctx: RequestContext, filter: Filter, { by, measures }: SumsOf): Promise<FigureSum[]> {
    if (measures.length === 0) return this.read(this.living(ctx, filter, by).select('COUNT(*)', 'lines'), by);
    const asked = Object.entries(seldom).filter(([, { of }]) => measures.includes(of));
    return this.read(withFigures(this.living(ctx, filter, by)), by, Object.fromEntries(asked));
  }

  /** Seconds, value and number of the lines, by these columns. */
  async times(
    ctx: RequestContext,
    filter: Filter,
    by: readonly Column[],
    options: { own?: boolean } = {},
  ): Promise<FactSum[]> {
    const qb = this.living(ctx, filter);
    if (options.own) qb.andWhere('fact.employeeId = :own', { own: ctx.membershipId });
    return this.read(withFigures(qb), by);
  }

  private async read(
    qb: SelectQueryBuilder<FactEntity>,
    by: readonly Column[],
    more: Readonly<Record<string, { sql: string }>> = {},
  ): Promise<FactSum[]> {
    for (const [figure, { sql }] of Object.entries(more)) qb.addSelect(sql, figure);
    for (const column of by) qb.addSelect(sqlOf(column), column).addGroupBy(sqlOf(column));
    const rows = await qb.getRawMany<Record<string, unknown>>();
    return rows
      .filter(({ lines }) => Number(lines) > 0)
      .map((row) => ({ ...toSum(row, by), ...numbersOf(row, Object.keys(more)) }));
  }

  /** A page of lines, newest first, and how many there are. */
  async page(
    ctx: RequestContext,
    filter: Filter,
    { skip, take }: { skip: number; take?: number },
  ): Promise<{ items: FactEntity[]; total: number }> {
    const total = await this.totalOf(ctx, this.living(ctx, filter));
    const qb = this.living(ctx, filter).orderBy('fact.workDate', 'DESC').addOrderBy('fact.id', 'DESC');
    if (take === undefined) return { items: await this.many(qb), total };
    // The index alone finds the ids of the lines; only the lines of the page are read.
    const ids = qb.select('fact.id', 'id').offset(skip).limit(take);
    const page = this.selectedBy(this.query(ctx, { deleted: 'include' }), ids);
    return {
      items: await this.many(page.orderBy('fact.workDate', 'DESC').addOrderBy('fact.id', 'DESC')),
      total,
    };
  }

  /** The last day with lines before these, else the first after them; null where there are no lines at all. */
  async nearestDay(ctx: RequestContext, filter: Filter): Promise<string | null> {
    const { from, to, ...rest } = filter;
    const before = this.living(ctx, rest).andWhere('fact.workDate < :before', { before: from });
    const after = this.living(ctx, rest).andWhere('fact.workDate > :after', { after: to });
    const [last] = await this.many(before.orderBy('fact.workDate', 'DESC').limit(1));
    if (last) return last.workDate;
    const [first] = await this.many(after.orderBy('fact.workDate').limit(1));
    return first?.workDate ?? null;
  }

  private living(
    ctx: RequestContext,
    filter: Filter,
    by: readonly Column[] = [],
  ): SelectQueryBuilder<FactEntity> {
    // Deleted lines have `deleted` set; the index would not cover a query for the row's own deletion as well.
    const qb = this.query(ctx, { deleted: 'include' }).andWhere('fact.deleted = :no', { no: false });
    if (marks.some((mark) => by.includes(mark) || filter[`filter[${mark}]`])) {
      qb.leftJoin(EntryMarkEntity, 'mark', 'mark.licenceId = fact.licenceId AND mark.id = fact.id');
    }
    const { from, to } = filter;
    if (from !== undefined) qb.andWhere('fact.workDate >= :from', { from });
    if (to !== undefined) qb.andWhere('fact.workDate <= :to', { to });
    const any = (column: Column, values: readonly string[] | undefined) =>
      whereAny(qb, { name: column, sql: `fact.${column}` }, values);
    any('employeeId', filter['filter[person]']);
    any('projectId', filter['filter[project]']);
    any('activityId', filter['filter[activity]']);
    any('objectId', filter['filter[object]']);
    any('unit', filter['filter[unit]']);
    any('kind', filter['filter[kind]']);
    any('companyPartId', filter['filter[companyPart]']);
    for (const flag of ['billable', ...marks] as const) {
      const wanted = filter[`filter[${flag}]`];
      if (wanted)
        qb.andWhere(`${sqlOf(flag)} IN (:...${flag})`, { [flag]: wanted.map((one) => one === 'true') });
    }
    whereDerived(qb, filter, { ...ofWorker, ...ofProject });
    for (const name of ['activity', 'object', 'companyPart'] as const) {
      if (filter['filter[without]']?.includes(name)) qb.andWhere(`fact.${name}Id IS NULL`);
    }
    if (filter['filter[without]']?.includes('unit')) qb.andWhere('fact.unit IS NULL');
    return qb;
  }
}
