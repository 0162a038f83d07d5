import type { FactFilter } from '@jahrring/contracts-evaluations';
import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { reachCondition, seesAll } from './fact-reach';
import { FactEntity } from './fact.entity';

/** What sums are grouped by in the database. */
export const factColumns = [
  'employeeId',
  'projectId',
  'activityId',
  'kind',
  'billable',
  'workDate',
  'week',
  'month',
] as const;
export type FactColumn = (typeof factColumns)[number];

/** Sums of the lines that have these values in common. */
export type FactSum = Partial<Record<FactColumn, string | null>> & {
  seconds: number;
  billableSeconds: number;
  cents: number;
  lines: number;
};

type Filter = Omit<FactFilter, 'from' | 'to'> & { from?: string; to?: string };

/** Every query on lines, each limited to what the reader sees. */
@Injectable()
export class FactRepository extends ReferenceRepository<FactEntity> {
  constructor(services: RepositoryServices) {
    super(services, FactEntity, 'fact');
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<FactEntity>): void {
    if (!seesAll(ctx)) qb.andWhere(reachCondition(ctx), { me: ctx.membershipId, yes: true });
  }

  /** Seconds, value and number of the lines, by these columns. */
  async sums(
    ctx: RequestContext,
    filter: Filter,
    by: readonly FactColumn[],
    options: { own?: boolean } = {},
  ): Promise<FactSum[]> {
    const qb = this.living(ctx, filter);
    if (options.own) qb.andWhere('fact.employeeId = :own', { own: ctx.membershipId });
    qb.select('SUM(fact.seconds)', 'seconds')
      .addSelect('SUM(CASE WHEN fact.billable THEN fact.seconds ELSE 0 END)', 'billableSeconds')
      .addSelect('SUM(fact.cents)', 'cents')
      .addSelect('COUNT(*)', 'lines');
    for (const column of by) qb.addSelect(`fact.${column}`, column).addGroupBy(`fact.${column}`);
    const rows = await qb.getRawMany<Record<string, unknown>>();
    return rows.filter(({ lines }) => Number(lines) > 0).map((row) => toSum(row, by));
  }

  /** A page of lines, newest first, and how many there are. */
  async page(
    ctx: RequestContext,
    filter: Filter,
    { skip, take }: { skip: number; take?: number },
  ): Promise<{ items: FactEntity[]; total: number }> {
    const total = await this.living(ctx, filter).getCount();
    const qb = this.living(ctx, filter).orderBy('fact.workDate', 'DESC').addOrderBy('fact.id', 'DESC');
    if (take === undefined) return { items: await this.many(qb), total };
    // Which lines they are is found in the index alone; only those of the page are read.
    const found = await qb.select('fact.id', 'id').offset(skip).limit(take).getRawMany<{ id: string }>();
    const ids = found.map(({ id }) => id);
    return { items: await this.getMany(ctx, ids, { deleted: 'include' }), total };
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

  private living(ctx: RequestContext, filter: Filter): SelectQueryBuilder<FactEntity> {
    // What is deleted says `deleted`; asked for the row's own deletion too, the index would not have all there is to read.
    const qb = this.query(ctx, { deleted: 'include' }).andWhere('fact.deleted = :no', { no: false });
    const { from, to } = filter;
    if (from !== undefined) qb.andWhere('fact.workDate >= :from', { from });
    if (to !== undefined) qb.andWhere('fact.workDate <= :to', { to });
    const any = (column: FactColumn, ids: readonly string[] | undefined) => {
      if (ids?.length === 0) qb.andWhere('1 = 0');
      else if (ids) qb.andWhere(`fact.${column} IN (:...${column})`, { [column]: [...ids] });
    };
    any('employeeId', filter['filter[person]']);
    any('projectId', filter['filter[project]']);
    any('activityId', filter['filter[activity]']);
    any('kind', filter['filter[kind]']);
    const billable = filter['filter[billable]'];
    if (billable) qb.andWhere('fact.billable = :billable', { billable: billable === 'true' });
    whereNamed(qb, filter);
    return qb;
  }
}

const customerOf = `SELECT project.address_id FROM project_refs project
  WHERE project.licence_id = fact.licence_id AND project.id = fact.project_id`;
const teamOf = `SELECT team.team FROM team_refs team
  WHERE team.licence_id = fact.licence_id AND team.id = fact.employee_id`;

/** By what lines do not carry themselves, and by what they lack. */
function whereNamed(qb: SelectQueryBuilder<FactEntity>, filter: Filter): void {
  const { 'filter[customer]': customers, 'filter[team]': teams, 'filter[without]': without = [] } = filter;
  if (customers) qb.andWhere(`(${customerOf}) IN (:...customers)`, { customers: [...customers] });
  if (teams) qb.andWhere(`(${teamOf}) IN (:...teams)`, { teams: [...teams] });
  if (without.includes('activity')) qb.andWhere('fact.activityId IS NULL');
  if (without.includes('customer')) qb.andWhere(`(${customerOf}) IS NULL`);
  if (without.includes('team')) qb.andWhere(`(${teamOf}) IS NULL`);
}

function toSum(row: Readonly<Record<string, unknown>>, by: readonly FactColumn[]): FactSum {
  const keys = by.map((column) => [column, keyOf(row[column], column)] as const);
  return {
    ...Object.fromEntries(keys),
    seconds: Number(row['seconds']),
    billableSeconds: Number(row['billableSeconds']),
    cents: Number(row['cents']),
    lines: Number(row['lines']),
  };
}

/** Databases write truth and days in their own ways. */
function keyOf(value: unknown, column: FactColumn): string | null {
  if (value === null || value === undefined) return null;
  if (column === 'billable') return value === true || value === 1 || value === '1' ? 'true' : 'false';
  if (value instanceof Date) return value.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return String(value);
}
