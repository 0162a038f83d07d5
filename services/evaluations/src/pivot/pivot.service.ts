import { addDays, addMonths } from '@jahrring/contracts-common';
import {
  mostColumns,
  type ChoicesQuery,
  type FactFilter,
  type FactLines,
  type LineQuery,
  type PivotChoices,
  type PivotQuery,
  type PivotView,
} from '@jahrring/contracts-evaluations';
import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { FactRepository, seesAll, seesPrices, type FactEntity } from '../fact';
import { LabelsService, type Labels } from '../reference';
import { columnsOf } from './axis';
import { pivotOf } from './pivot';

/** Figures over lines of time sheets, as far as the reader sees them. */
@Injectable()
export class PivotService {
  constructor(
    private readonly facts: FactRepository,
    private readonly labels: LabelsService,
  ) {}

  /** @throws FORBIDDEN for values without the key that shows prices, VALIDATION_FAILED for too many columns */
  async pivot(ctx: RequestContext, query: PivotQuery): Promise<PivotView> {
    if (query.measures.includes('amount') && !seesPrices(ctx)) throw commonError('FORBIDDEN');
    const dimensions = [...query.rows, ...query.columns];
    const sums = await this.facts.sums(ctx, query, columnsOf(dimensions));
    const view = pivotOf(sums, query, await this.labels.of(ctx, dimensions));
    if (view.columns.length > mostColumns) throw tooManyColumns();
    const nearest = sums.length === 0 ? await this.nearest(ctx, query) : null;
    return { ...view, partial: !seesAll(ctx), nearest };
  }

  /** The lines figures are made of, newest first. */
  async lines(ctx: RequestContext, query: LineQuery): Promise<FactLines> {
    const { page, pageSize } = query;
    const found = await this.facts.page(ctx, query, { skip: (page - 1) * pageSize, take: pageSize });
    return { items: await this.views(ctx, found.items), total: found.total };
  }

  /** All of them, for files. */
  async allLines(ctx: RequestContext, filter: FactFilter): Promise<FactLines> {
    const { items, total } = await this.facts.page(ctx, filter, { skip: 0 });
    return { items: await this.views(ctx, items), total };
  }

  /** What the reader's lines of these days name, by name. */
  async choices(ctx: RequestContext, query: ChoicesQuery): Promise<PivotChoices> {
    const sums = await this.facts.sums(ctx, query, ['employeeId', 'projectId', 'activityId']);
    const labels = await this.labels.of(ctx, ['person', 'team', 'project', 'customer', 'activity']);
    const named = (ids: readonly (string | null | undefined)[], names: ReadonlyMap<string, string>) =>
      choicesOf(ids, (id) => names.get(id));
    const people = sums.map(({ employeeId }) => employeeId);
    const projects = sums.map(({ projectId }) => projectId);
    const customers = projects.map((id) => labels.customerOf.get(id ?? ''));
    return {
      person: named(people, labels.person),
      team: choicesOf(
        people.map((id) => labels.teamOf.get(id ?? '')),
        (team) => team,
      ),
      project: named(projects, labels.project),
      customer: named(customers, labels.customer),
      activity: named(
        sums.map(({ activityId }) => activityId),
        labels.activity,
      ),
    };
  }

  private async views(ctx: RequestContext, facts: readonly FactEntity[]): Promise<FactLines['items']> {
    const labels = await this.labels.of(ctx, ['person', 'project', 'customer', 'activity']);
    const prices = seesPrices(ctx);
    return facts.map((fact) => viewOf(fact, labels, prices));
  }

  private async nearest(ctx: RequestContext, query: PivotQuery): Promise<PivotView['nearest']> {
    const day = await this.facts.nearestDay(ctx, query);
    if (day === null) return null;
    const from = `${day.slice(0, 'YYYY-MM'.length)}-01`;
    return { day, from, to: addDays(addMonths(from, 1), -1) };
  }
}

function choicesOf(
  ids: readonly (string | null | undefined)[],
  nameOf: (id: string) => string | undefined,
): { id: string; label: string }[] {
  const known = [...new Set(ids)].flatMap((id) => {
    const label = id ? nameOf(id) : undefined;
    return id && label ? [{ id, label }] : [];
  });
  return known.sort((one, other) => one.label.localeCompare(other.label, 'de', { numeric: true }));
}

function viewOf(fact: FactEntity, labels: Labels, prices: boolean): FactLines['items'][number] {
  const { id, kind, seconds, billable, projectId, employeeId, activityId, workDate: day } = fact;
  return {
    ...{ id, day, kind, projectId, seconds, billable },
    person: labels.person.get(employeeId) ?? '–',
    project: labels.project.get(projectId) ?? '–',
    customer: labels.customer.get(labels.customerOf.get(projectId) ?? '') ?? null,
    activity: labels.activity.get(activityId ?? '') ?? null,
    amount: prices ? new Decimal(fact.cents).div(100).toFixed(2) : null,
  };
}

function tooManyColumns() {
  const field = {
    ...{ field: 'columns', in: 'query' as const, code: 'max', key: 'validation.max' },
    params: { max: mostColumns },
  };
  return commonError('VALIDATION_FAILED', undefined, { fields: [field] });
}
