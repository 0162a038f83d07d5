import { addDays, daysBetween, mondayOf } from '@jahrring/contracts-common';
import type { Measure } from '@jahrring/contracts-evaluations';
import { bookedMinutes, type DayPart } from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  FactRepository,
  joined,
  monthOf,
  ofPerson,
  type Column,
  type FigureSource,
  type FigureSum,
  type Filter,
  type Page,
  type SumsOf,
} from '../fact';
import { PersonSight } from '../reference';
import { DayLengthService, type DayLength } from '../working-time';
import type { PlanFactEntity } from './plan-fact.entities';
import { PlanFactRepository } from './plan-fact.repositories';

const minute = 60;
const thousand = 1000;
/** Of longer spans only the days between the first and the last booking have a capacity. */
const longestDays = 800;
const needCapacity: readonly Measure[] = ['capacityHours', 'freeHours', 'planLoad'];
const needHours: readonly Measure[] = ['hours', 'hoursToPlan', 'planUse'];
/** Columns of bookings: people's capacity belongs to no project, and to no booking. */
const ofBookings: readonly Column[] = ['projectId', 'planStatus'];

/** A booked day, and how long it is. */
export interface PlannedDay {
  fact: PlanFactEntity;
  seconds: number;
}

type Lengths = (employeeId: string, date: string) => DayLength;

/**
 * Bookings of people, compared with their capacity (target less absences) and with what they have recorded. Days are as
 * long as in the plan itself; capacity is that of people whose days the reader may see as a whole.
 */
@Injectable()
export class PlanFigures implements FigureSource {
  constructor(
    private readonly plan: PlanFactRepository,
    private readonly facts: FactRepository,
    private readonly lengths: DayLengthService,
    private readonly sight: PersonSight,
  ) {}

  async sums(ctx: RequestContext, filter: Filter, { by, measures }: SumsOf): Promise<FigureSum[]> {
    const days = await this.plan.days(ctx, filter, by);
    const span = { from: filter.from ?? '', to: filter.to ?? '' };
    const lengthOf = await this.lengthsOf(ctx, days);
    const planned = days.map((day) => plannedOf(day, lengthOf));
    const capacity = measures.some((one) => needCapacity.includes(one))
      ? await this.capacity(ctx, filter, { by, span, days })
      : [];
    const recorded = measures.some((one) => needHours.includes(one))
      ? await this.recorded(ctx, filter, by)
      : [];
    return joined([...planned, ...capacity, ...recorded], by);
  }

  async page(
    ctx: RequestContext,
    filter: Filter,
    page: Page,
  ): Promise<{ items: PlannedDay[]; total: number }> {
    const { items, total } = await this.plan.page(ctx, filter, page);
    const lengthOf = await this.lengthsOf(ctx, items);
    const secondsOf = (fact: PlanFactEntity) =>
      minutesOf(fact, lengthOf(fact.employeeId, fact.workDate)) * minute;
    return { items: items.map((fact) => ({ fact, seconds: secondsOf(fact) })), total };
  }

  nearestDay(ctx: RequestContext, filter: Filter): Promise<string | null> {
    return this.plan.nearestDay(ctx, filter);
  }

  private async lengthsOf(
    ctx: RequestContext,
    days: readonly { employeeId?: string | null; workDate?: string | null }[],
  ): Promise<Lengths> {
    const ids = [...new Set(days.flatMap(({ employeeId }) => employeeId ?? []))];
    return this.lengths.of(ctx, ids);
  }

  /** Nothing where the report tells projects or states apart. */
  private async capacity(
    ctx: RequestContext,
    filter: Filter,
    {
      by,
      span,
      days,
    }: { by: readonly Column[]; span: { from: string; to: string }; days: readonly FigureSum[] },
  ): Promise<FigureSum[]> {
    const narrowed = [
      ...(['filter[project]', 'filter[projectStatus]', 'filter[customer]', 'filter[country]'] as const),
      'filter[planStatus]',
    ] as const;
    const isOfBookings =
      by.some((column) => ofBookings.includes(column)) ||
      narrowed.some((name) => filter[name] !== undefined) ||
      (filter['filter[without]'] ?? []).some((name) => !(name in ofPerson));
    if (isOfBookings) return [];
    const people = await this.sight.chosen(ctx, filter);
    const { from, to } = within(span, days);
    if (from > to) return [];
    const booked = new Set(days.map(({ employeeId }) => employeeId ?? ''));
    const found = await this.lengths.capacities(ctx, people, { from, to });
    return found
      .filter(({ employeeId, isAgreed }) => isAgreed || booked.has(employeeId))
      .map(({ employeeId, date, minutes }) => ({
        ...{ employeeId, workDate: date, week: mondayOf(date), month: monthOf(date) },
        ...{ capacitySeconds: minutes * minute, lines: 1 },
      }));
  }

  private async recorded(ctx: RequestContext, filter: Filter, by: readonly Column[]): Promise<FigureSum[]> {
    if (by.includes('planStatus') || filter['filter[planStatus]']) return [];
    return this.facts.times(ctx, { ...filter, 'filter[kind]': ['hours'] }, by);
  }
}

/** A span, or of a long one the part in which anything is booked. */
function within(
  span: { from: string; to: string },
  days: readonly FigureSum[],
): { from: string; to: string } {
  if (daysBetween(span.from, span.to) <= longestDays) return span;
  const booked = days.flatMap(({ workDate }) => workDate ?? []).toSorted();
  const last = booked.at(-1) ?? '';
  const first = booked[0] ?? addDays(span.from, 1);
  return last === '' ? { from: span.to, to: span.from } : { from: first, to: last };
}

interface Booked {
  part: DayPart;
  minutes: number;
  share: number;
  workDate: string;
}

/** By the rule of the plan itself. */
function minutesOf({ part, minutes, share, workDate }: Booked, { length }: DayLength): number {
  const times = { from: '00:00', to: clockOf(minutes) };
  return bookedMinutes({ firstDay: workDate, lastDay: workDate, part, share, ...times }, workDate, length);
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / minute), minutes % minute].map((part) => String(part).padStart(2, '0')).join(':');

function plannedOf(day: FigureSum, lengthOf: Lengths): FigureSum {
  const { part, minutes, share, workDate, employeeId, lines } = day;
  const date = workDate ?? '';
  const length = lengthOf(employeeId ?? '', date);
  const booked = minutesOf(
    { part: part as DayPart, minutes: Number(minutes), share: Number(share), workDate: date },
    length,
  );
  const dayParts = length.length === 0 ? 0 : Math.round((booked / length.length) * thousand);
  return {
    ...day,
    plannedSeconds: booked * minute * lines,
    plannedThousandths: dayParts * lines,
  };
}
