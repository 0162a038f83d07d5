import { localDateAt } from '@jahrring/contracts-common';
import {
  mayEvaluate,
  maySee,
  measures,
  type Measure,
  type SourceRowColumn,
  type SourceRowQuery,
  type SourceRows,
} from '@jahrring/contracts-evaluations';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { AbsenceFigures, type AwayDays } from '../absence-fact';
import { DocumentFactRepository, type DocumentFactEntity } from '../document-fact';
import type { Page } from '../fact';
import { MachineFactRepository, type MachineFactEntity } from '../machine-fact';
import { PlanFigures, type PlannedDay } from '../plan-fact';
import {
  CostFactRepository,
  ProjectFiguresRepository,
  type CostFactEntity,
  type ProjectFiguresEntity,
} from '../project-figures';
import { ExtraConditions, LabelsService, type Labels } from '../reference';
import { LotFactRepository, type LotFactEntity } from '../timber-fact';
import { dueAge, performedAge } from './axis';

type Cells = Partial<Record<SourceRowColumn, string | null>>;

interface Found {
  rows: { id: string; path: string; cells: Cells }[];
  total: number;
}

const columnsOf: Readonly<Record<SourceRowQuery['source'], readonly SourceRowColumn[]>> = {
  costs: ['month', 'project', 'customer', 'kind', 'hours', 'cost', 'performed', 'billed', 'unbilled'],
  projects: [
    ...(['project', 'customer', 'plannedCost', 'cost', 'plannedValue', 'performed'] as const),
    ...(['billed', 'unbilled'] as const),
  ],
  documents: [
    ...(['day', 'documentType', 'number', 'title', 'customer', 'project'] as const),
    ...(['documentStatus', 'dueDate', 'net', 'open'] as const),
  ],
  plan: ['day', 'person', 'project', 'customer', 'planStatus', 'hours'],
  absences: ['firstDay', 'lastDay', 'person', 'absenceType', 'absentDays', 'hours'],
  timber: [
    ...(['number', 'title', 'assortment', 'thicknessClass', 'stems', 'timberVolume', 'timberValue'] as const),
    ...(['lotState', 'customer', 'species', 'quality', 'day'] as const),
  ],
  machines: [
    ...(['month', 'object', 'unit', 'used', 'recordedUse', 'litres'] as const),
    ...(['fuelCost', 'upkeepCost', 'standingCost', 'machineCost', 'chargedValue'] as const),
  ],
};
const isMeasure = (column: string): column is Measure => (measures as readonly string[]).includes(column);

/** Rows that make up the figures of all sources except time. */
@Injectable()
export class SourceRowsService {
  constructor(
    private readonly costs: CostFactRepository,
    private readonly projects: ProjectFiguresRepository,
    private readonly documents: DocumentFactRepository,
    private readonly machines: MachineFactRepository,
    private readonly plan: PlanFigures,
    private readonly absences: AbsenceFigures,
    private readonly lots: LotFactRepository,
    private readonly labels: LabelsService,
    private readonly conditions: ExtraConditions,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: SourceRowQuery): Promise<SourceRows> {
    const { page, pageSize } = query;
    return this.read(ctx, query, { skip: (page - 1) * pageSize, take: pageSize });
  }

  /** All of them, for files. */
  all(ctx: RequestContext, query: SourceRowQuery): Promise<SourceRows> {
    return this.read(ctx, query, { skip: 0 });
  }

  private async read(ctx: RequestContext, query: SourceRowQuery, page: Page): Promise<SourceRows> {
    const { source } = query;
    const shown = (column: SourceRowColumn) => !isMeasure(column) || maySee(column, (key) => ctx.can(key));
    const columns = columnsOf[source].filter(shown);
    // Users who may not see the source see none of its rows.
    const sees = mayEvaluate({ source, measures: [] }, (key) => ctx.can(key));
    const narrowed = await this.conditions.narrow(ctx, query);
    const { rows, total } = sees ? await this.found(ctx, narrowed, page) : { rows: [], total: 0 };
    return {
      columns,
      items: rows.map(({ id, path, cells }) => ({
        ...{ id, path },
        cells: columns.map((column) => cells[column] ?? null),
      })),
      total,
    };
  }

  private async found(ctx: RequestContext, query: SourceRowQuery, page: Page): Promise<Found> {
    if (query.source === 'machines') {
      const { object } = await this.labels.of(ctx, ['object']);
      const { items, total } = await this.machines.page(ctx, query, page);
      return { rows: items.map((row) => ofMachine(row, object.get(row.objectId) ?? null)), total };
    }
    if (query.source === 'absences') {
      const { person } = await this.labels.of(ctx, ['person']);
      const { items, total } = await this.absences.page(ctx, query, page);
      return { rows: items.map((away) => ofAbsence(away, person.get(away.employeeId) ?? null)), total };
    }
    if (query.source === 'timber') {
      const { customer } = await this.labels.of(ctx, ['customer']);
      const { items, total } = await this.lots.page(ctx, query, page);
      return { rows: items.map((item) => ofLot(item, customer.get(item.addressId ?? '') ?? null)), total };
    }
    const labels = await this.labels.of(ctx, ['person', 'project', 'customer']);
    if (query.source === 'plan') {
      const { items, total } = await this.plan.page(ctx, query, page);
      return { rows: items.map((day) => ofPlan(day, labels)), total };
    }
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    if (query.source === 'projects') {
      const { items, total } = await this.projects.page(ctx, query, page);
      return { rows: items.map((project) => ofProject(project, labels)), total };
    }
    const { 'filter[performedAge]': performed, 'filter[dueAge]': due } = query;
    if (query.source === 'costs') {
      const is = performed
        ? (row: CostFactEntity) => performed.includes(performedAge(row.month, today))
        : null;
      const { items, total } = await ofAge(is, page, (some) => this.costs.page(ctx, query, some));
      return { rows: items.map((row) => ofMonth(row, labels)), total };
    }
    const is = due
      ? (row: DocumentFactEntity) => row.dueDate !== null && due.includes(dueAge(row.dueDate, today))
      : null;
    const { items, total } = await ofAge(is, page, (some) => this.documents.page(ctx, query, some));
    return { rows: items.map((row) => ofDocument(row, labels)), total };
  }
}

/** Ages follow from today, so those of an age are chosen from all that the filter finds. */
async function ofAge<T>(
  is: ((row: T) => boolean) | null,
  page: Page,
  read: (page: Page) => Promise<{ items: T[]; total: number }>,
): Promise<{ items: T[]; total: number }> {
  if (!is) return read(page);
  const { items } = await read({ skip: 0 });
  const found = items.filter((item) => is(item));
  const end = page.take === undefined ? undefined : page.skip + page.take;
  return { items: found.slice(page.skip, end), total: found.length };
}

const amount = (cents: number | null): string | null =>
  cents === null ? null : new Decimal(cents).div(100).toFixed(2);

function namesOf(projectId: string | null, labels: Labels, addressId?: string | null): Cells {
  const customer = addressId ?? labels.customerOf.get(projectId ?? '') ?? '';
  return {
    project: labels.project.get(projectId ?? '') ?? null,
    customer: labels.customer.get(customer) ?? null,
  };
}

function sumsOf(row: CostFactEntity | ProjectFiguresEntity): Cells {
  return {
    ...{ hours: String(row.seconds), cost: amount(row.costCents), performed: amount(row.performedCents) },
    ...{ billed: amount(row.billedCents), unbilled: amount(row.unbilledCents) },
  };
}

function ofMonth(row: CostFactEntity, labels: Labels): Found['rows'][number] {
  const { id, projectId, month, kind } = row;
  const cells = { month, kind, ...namesOf(projectId, labels), ...sumsOf(row) };
  return { id, path: `/projects/${projectId}/costs`, cells };
}

function ofProject(row: ProjectFiguresEntity, labels: Labels): Found['rows'][number] {
  const { id, projectId, plannedCostCents, plannedValueCents } = row;
  const planned = { plannedCost: amount(plannedCostCents), plannedValue: amount(plannedValueCents) };
  const cells = { ...namesOf(projectId, labels), ...planned, ...sumsOf(row) };
  return { id, path: `/projects/${projectId}/costs`, cells };
}

function ofDocument(row: DocumentFactEntity, labels: Labels): Found['rows'][number] {
  const { id, documentId, type, number, title, status, documentDate, dueDate, projectId, addressId } = row;
  const cells: Cells = {
    ...{ day: documentDate, documentType: type, number, title, documentStatus: status, dueDate },
    ...namesOf(projectId, labels, addressId),
    ...{ net: amount(type === 'offer' ? row.offeredCents : row.revenueCents), open: amount(row.openCents) },
  };
  return { id, path: `/documents/${documentId}`, cells };
}

const quantity = (thousandths: number): string => new Decimal(thousandths).div(1000).toString();

function ofMachine(row: MachineFactEntity, object: string | null): Found['rows'][number] {
  const { id, objectId, month, unit, fuelCents, upkeepCents, standingCents } = row;
  const cells: Cells = {
    ...{ month, object, unit, used: quantity(row.usedThousandths), litres: quantity(row.litreThousandths) },
    ...{ recordedUse: quantity(row.recordedThousandths), chargedValue: amount(row.chargedCents) },
    ...{ fuelCost: amount(fuelCents), upkeepCost: amount(upkeepCents), standingCost: amount(standingCents) },
    machineCost: amount(fuelCents + upkeepCents + standingCents),
  };
  return { id, path: `/machinecontrol/objects/${objectId}`, cells };
}

function ofPlan({ fact, seconds }: PlannedDay, labels: Labels): Found['rows'][number] {
  const { id, employeeId, projectId, workDate: day, planStatus } = fact;
  const person = labels.person.get(employeeId) ?? null;
  const cells = { day, person, ...namesOf(projectId, labels), planStatus, hours: String(seconds) };
  return { id, path: `/scheduling-tool/weekly_plan?week=${fact.week}`, cells };
}

function ofAbsence(away: AwayDays, person: string | null): Found['rows'][number] {
  const { id, employeeId, type: absenceType, firstDay, lastDay, halfDays, seconds } = away;
  const absentDays = new Decimal(halfDays).div(2).toString();
  const cells = { firstDay, lastDay, person, absenceType, absentDays, hours: String(seconds) };
  return { id, path: `/absences?person=${employeeId}`, cells };
}

function ofLot(item: LotFactEntity, customer: string | null): Found['rows'][number] {
  const { id, lotId, workDate: day, number, title, lotState, species, assortment, quality: grade } = item;
  const cells: Cells = {
    ...{ day, number, title, lotState, customer, species, assortment, quality: grade },
    ...{ thicknessClass: item.thicknessClass, stems: String(item.stems) },
    timberVolume: quantity(item.volumeThousandths),
    timberValue: item.pricedThousandths === 0 ? null : amount(item.valueCents),
  };
  return { id, path: `/timber/lots/${lotId}`, cells };
}
