import { addDays, addMonths, localDateAt } from '@jahrring/contracts-common';
import {
  filterNames,
  fixedChoices,
  isExtraDimension,
  mayEvaluate,
  mostColumns,
  needsUnit,
  sourceShapes,
  type ChoicesQuery,
  type Dimension,
  type FactFilter,
  type FactLines,
  type FactSource,
  type LineQuery,
  type PivotChoices,
  type PivotQuery,
  type PivotView,
} from '@jahrring/contracts-evaluations';
import { Clock, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { FactRepository, seesAll, seesPrices, type Column, type FactEntity, type FigureSum } from '../fact';
import { ExtraConditions, LabelsService, ReportFieldsService, type Labels } from '../reference';
import { DayLengthService } from '../working-time';
import { columnsOf, isNamed, keyOf, labelOf, type Places } from './axis';
import { comparedDays } from './compared-days';
import { countedColumns, countedOf, type Counted } from './counted';
import { FigureSources } from './figure-sources';
import { pivotOf, type Found } from './pivot';

/** Filters whose values are what the facts name. */
const chosen = filterNames.filter((name) => !fixedChoices[name]);

export type Nameable = Readonly<Partial<Record<Dimension, ReadonlySet<string>>>>;

/** Figures of a source, as far as the reader sees them. */
@Injectable()
export class PivotService {
  constructor(
    private readonly sources: FigureSources,
    private readonly facts: FactRepository,
    private readonly labels: LabelsService,
    private readonly conditions: ExtraConditions,
    private readonly fields: ReportFieldsService,
    private readonly lengths: DayLengthService,
    private readonly clock: Clock,
  ) {}

  /** @throws FORBIDDEN for figures the reader may not see, VALIDATION_FAILED for too many columns */
  async pivot(ctx: RequestContext, asked: PivotQuery): Promise<PivotView> {
    if (!mayEvaluate(asked, (key) => ctx.can(key))) throw commonError('FORBIDDEN');
    const query = await this.conditions.narrow(ctx, asked);
    const { source, measures } = query;
    const dimensions = [...query.rows, ...query.columns];
    const columns = columnsOf(source, dimensions);
    // Quantities add up only where they are of one unit.
    const by =
      measures.some(needsUnit) && !columns.includes('unit') ? [...columns, 'unit' as const] : columns;
    const counted = countedOf(measures);
    const found = await this.found(ctx, query, { by, counted });
    const { compare } = query;
    const comparedWith = compare && compare !== 'total' ? comparedDays(query, compare) : null;
    const before = comparedWith
      ? await this.found(ctx, { ...query, ...comparedWith }, { by, counted })
      : undefined;
    const named = counted.includes('customers') ? [...dimensions, 'customer' as const] : dimensions;
    const labels = await this.labels.of(ctx, named);
    for (const axis of ['rows', 'columns'] as const) {
      if (query[axis].some((one) => isExtraDimension(one) && !labels.extra.has(one))) throw noSuchField(axis);
    }
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const places = { source, labels, today, yearStart: query.yearStart ?? 1 };
    const view = pivotOf(found, query, places, before);
    if (view.columns.length > mostColumns) throw tooManyColumns();
    const nearest = found.sums.length === 0 ? await this.nearest(ctx, query) : null;
    const partial = this.isPartial(ctx, source);
    const days = query.hourFormat === 'days' ? { daySeconds: await this.lengths.ofLicence(ctx) } : {};
    const titles = Object.fromEntries([...labels.extra].map(([one, { title }]) => [one, title]));
    const fields = labels.extra.size > 0 ? { fields: titles } : {};
    return { ...view, ...days, ...fields, comparedWith, partial, nearest };
  }

  /**
   * Returns the filter values that the reader may see by name: those named by facts they see, of any days; null for
   * all.
   */
  async nameable(ctx: RequestContext, query: PivotQuery): Promise<Nameable | null> {
    const { source } = query;
    if (!this.isPartial(ctx, source)) return null;
    const found: Partial<Record<Dimension, ReadonlySet<string>>> = {};
    for (const dimension of chosen) {
      const filter = { [`filter[${dimension}]`]: query[`filter[${dimension}]`] };
      if (!query[`filter[${dimension}]`]) continue;
      const by = columnsOf(source, [dimension]);
      const sums = await this.sources.of(source).sums(ctx, filter, { by, measures: [] });
      const labels = await this.labels.of(ctx, [dimension]);
      const keys = sums.map((sum) => keyOf(dimension, sum, placesTo(query, labels)));
      found[dimension] = new Set(keys.filter((key) => key !== null));
    }
    return found;
  }

  private isPartial(ctx: RequestContext, source: FactSource): boolean {
    return this.sources.of(source).isPartial?.(ctx) ?? !seesAll(ctx);
  }

  /**
   * Reads the sums of a query. Things that are counted once are queried separately: figures need not be grouped as
   * finely.
   */
  private async found(
    ctx: RequestContext,
    query: PivotQuery,
    { by, counted }: { by: readonly Column[]; counted: readonly Counted[] },
  ): Promise<Found> {
    const { source, measures, rows, columns } = query;
    const from = this.sources.of(source);
    const sums = await from.sums(ctx, query, { by, measures });
    if (counted.length === 0) return { sums };
    const all = new Set([...columnsOf(source, [...rows, ...columns]), ...countedColumns(source, counted)]);
    return { sums, counted, named: await from.sums(ctx, query, { by: [...all], measures }) };
  }

  /** The lines figures are made of, newest first. */
  async lines(ctx: RequestContext, query: LineQuery): Promise<FactLines> {
    const { page, pageSize } = query;
    const filter = await this.conditions.narrow(ctx, query);
    const found = await this.facts.page(ctx, filter, { skip: (page - 1) * pageSize, take: pageSize });
    return { items: await this.views(ctx, found.items), total: found.total };
  }

  /** All of them, for files. */
  async allLines(ctx: RequestContext, filter: FactFilter): Promise<FactLines> {
    const narrowed = await this.conditions.narrow(ctx, filter);
    const { items, total } = await this.facts.page(ctx, narrowed, { skip: 0 });
    return { items: await this.views(ctx, items), total };
  }

  /**
   * Returns the values named by the reader's facts of these days, by name.
   * @throws FORBIDDEN if the caller may not see the source
   */
  async choices(ctx: RequestContext, query: ChoicesQuery): Promise<PivotChoices> {
    const { source } = query;
    if (!mayEvaluate({ source, measures: [] }, (key) => ctx.can(key))) throw commonError('FORBIDDEN');
    const known = chosen.filter((one) => sourceShapes[source].dimensions.includes(one));
    const fields = await this.fields.list(ctx, source);
    const all = [...known, ...fields.map(({ dimension }) => dimension)];
    // Each column by itself: told apart by all of them at once, there would be as many sums as facts.
    const sums: FigureSum[] = [];
    for (const column of columnsOf(source, all)) {
      sums.push(...(await this.sources.of(source).sums(ctx, query, { by: [column], measures: [] })));
    }
    const labels = await this.labels.of(ctx, all);
    const places = placesTo(query, labels);
    const choices = (dimension: Dimension) =>
      choicesOf(dimension, [...new Set(sums.map((sum) => keyOf(dimension, sum, places)))], labels);
    return {
      filters: Object.fromEntries(known.map((name) => [name, choices(name)])),
      fields: fields.map((field) => ({ ...field, choices: choices(field.dimension) })),
    };
  }

  private async views(ctx: RequestContext, facts: readonly FactEntity[]): Promise<FactLines['items']> {
    const labels = await this.labels.of(ctx, ['person', 'project', 'customer', 'activity']);
    const prices = seesPrices(ctx);
    return facts.map((fact) => viewOf(fact, labels, prices));
  }

  private async nearest(ctx: RequestContext, query: PivotQuery): Promise<PivotView['nearest']> {
    const day = await this.sources.of(query.source).nearestDay(ctx, query);
    if (day === null) return null;
    const from = `${day.slice(0, 'YYYY-MM'.length)}-01`;
    return { day, from, to: addDays(addMonths(from, 1), -1) };
  }
}

/** Names do not depend on days. */
const placesTo = ({ source, to }: ChoicesQuery, labels: Labels): Places => ({
  ...{ source, labels, today: to },
});

/** By name; of what has a name that is not known there is none to choose. */
function choicesOf(dimension: Dimension, keys: readonly (string | null)[], labels: Labels) {
  const known = keys.flatMap((key) => {
    const label = labelOf(dimension, key, labels);
    return key === null || (label === null && isNamed(dimension, labels)) ? [] : [{ id: key, label }];
  });
  return known.sort((one, other) =>
    (one.label ?? one.id).localeCompare(other.label ?? other.id, 'de', { numeric: true }),
  );
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

function noSuchField(axis: 'rows' | 'columns') {
  const field = { field: axis, in: 'query' as const, code: 'exists', key: 'validation.exists' };
  return commonError('VALIDATION_FAILED', undefined, { fields: [field] });
}

function tooManyColumns() {
  const field = {
    ...{ field: 'columns', in: 'query' as const, code: 'max', key: 'validation.max' },
    params: { max: mostColumns },
  };
  return commonError('VALIDATION_FAILED', undefined, { fields: [field] });
}
