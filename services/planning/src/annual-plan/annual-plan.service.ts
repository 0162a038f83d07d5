import { addDays, daysBetween, mondayOf } from '@jahrring/contracts-common';
import {
  eachPlannedDay,
  workedByPhase,
  type AnnualPlanView,
  type AnnualProject,
  type AnnualWeek,
  type CapacityView,
  type PhaseWork,
} from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefRepository } from '../absence';
import { SeenBookings, type PersonSpan } from '../booking';
import { CapacityService, type Rules } from '../capacity';
import { PhaseRepository, toPhaseViews, type PhaseEntity } from '../phase';
import { ProjectRefRepository, ResourceRepository } from '../reference';
import { WorkedEntryRepository } from '../worked';

const daysInWeek = 7;

/** A year of projects and phases, and how full its weeks are. */
@Injectable()
export class AnnualPlanService {
  constructor(
    private readonly seen: SeenBookings,
    private readonly phases: PhaseRepository,
    private readonly projects: ProjectRefRepository,
    private readonly resources: ResourceRepository,
    private readonly absences: AbsenceRefRepository,
    private readonly capacity: CapacityService,
    private readonly worked: WorkedEntryRepository,
  ) {}

  async of(ctx: RequestContext, year: number): Promise<AnnualPlanView> {
    const from = mondayOf(`${year}-01-01`);
    const to = addDays(mondayOf(`${year}-12-31`), daysInWeek - 1);
    const seen = await this.seen.of(ctx);
    const [spans, rules, resources] = await Promise.all([
      seen.spansOfPeople(ctx, from, to),
      this.capacity.rulesOf(ctx),
      this.resources.plannable(ctx),
    ]);
    const people = new Set(resources.filter(({ kind }) => kind === 'person').map(({ id }) => id));
    const wide = isWide(ctx);
    // Only whoever plans learns how much of others there is.
    const { capacities } = await this.capacity.of(
      ctx,
      wide ? [...people] : [],
      { from, to },
      rules,
      await this.absences.between(ctx, from, to),
    );
    const weeks = new Weeks(from, to, capacities, this.capacity.dayMinutes(rules, { from, to }));
    const booked = weeks.bookedBy(spans);
    const projectIds = [
      ...new Set([...(await this.phases.projectsBetween(ctx, from, to)), ...booked.keys()]),
    ];
    const projects = (await this.projects.getMany(ctx, projectIds)).filter(({ deleted }) => !deleted);
    const phases = await this.phases.ofProjects(
      ctx,
      projects.map(({ id }) => id),
    );
    const done = wide ? weeks.ofDays(await this.worked.byProject(ctx, from, to)) : null;
    return {
      ...{ year, from, to },
      projects: projects
        .map(({ id, number, title }): AnnualProject => ({
          ...{ id, number, title },
          booked: booked.get(id) ?? weeks.none,
          worked: done ? (done.get(id) ?? weeks.none) : [],
        }))
        .sort((one, other) => one.number.localeCompare(other.number)),
      phases: toPhaseViews(phases, phases),
      work: wide ? await this.workOf(ctx, phases, rules) : [],
      weeks: wide ? weeks.loads(spans) : [],
      dayMinutes: weeks.dayMinutes,
    };
  }

  private async workOf(
    ctx: RequestContext,
    phases: readonly PhaseEntity[],
    rules: Rules,
  ): Promise<PhaseWork[]> {
    const [first] = phases;
    if (!first) return [];
    const from = first.firstDay;
    const to = phases.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b));
    const worked = workedByPhase(phases, await this.worked.byProject(ctx, from, to));
    const dayMinutes = this.capacity.dayMinutes(rules, { from, to });
    return phases.map(({ id, firstDay, lastDay, people }) => {
      const own = dayMinutes.slice(daysBetween(from, firstDay), daysBetween(from, lastDay) + 1);
      const needed = people * own.reduce((sum, minutes) => sum + minutes, 0);
      return { phaseId: id, needed, worked: worked.get(id) ?? 0 };
    });
  }
}

function isWide(ctx: RequestContext): boolean {
  return ctx.grade('tools.scheduling_tool.manage') !== undefined || ctx.grade('tools.planer.index') === 'all';
}

/** Minutes of the weeks of a year. */
class Weeks {
  private readonly people: ReadonlyMap<string, CapacityView>;
  private readonly usual: Pick<CapacityView, 'length' | 'target'>;
  readonly none: number[];

  constructor(
    private readonly from: string,
    to: string,
    capacities: readonly CapacityView[],
    readonly dayMinutes: number[],
  ) {
    const whole = Math.max(0, ...dayMinutes);
    this.usual = { length: dayMinutes.map((minutes) => minutes || whole), target: dayMinutes };
    this.people = new Map(capacities.map((capacity) => [capacity.resourceId, capacity]));
    this.none = Array.from({ length: (daysBetween(from, to) + 1) / daysInWeek }, () => 0);
  }

  /** Of each project, what people are booked for. */
  bookedBy(spans: readonly PersonSpan[]): Map<string, number[]> {
    const booked = new Map<string, number[]>();
    for (const span of spans) {
      if (!span.projectId) continue;
      const weeks = booked.get(span.projectId) ?? [...this.none];
      booked.set(span.projectId, weeks);
      this.add(span, weeks);
    }
    return booked;
  }

  /** Minutes of days, by project. */
  ofDays(days: readonly { projectId: string; date: string; minutes: number }[]): Map<string, number[]> {
    const sums = new Map<string, number[]>();
    for (const { projectId, date, minutes } of days) {
      const weeks = sums.get(projectId) ?? [...this.none];
      sums.set(projectId, weeks);
      addTo(weeks, Math.floor(daysBetween(this.from, date) / daysInWeek), minutes);
    }
    return sums;
  }

  loads(spans: readonly PersonSpan[]): AnnualWeek[] {
    const booked = [...this.none];
    for (const span of spans) this.add(span, booked);
    const capacity = [...this.none];
    for (const { target, away } of this.people.values()) {
      for (const [day, minutes] of target.entries()) {
        addTo(capacity, Math.floor(day / daysInWeek), minutes - (away[day] ?? 0));
      }
    }
    return this.none.map((_, week) => ({
      from: addDays(this.from, week * daysInWeek),
      capacity: capacity[week] ?? 0,
      booked: booked[week] ?? 0,
    }));
  }

  /**
   * Adds the minutes of a booking to the weeks; if the length of a person's days must not be known, the usual length
   * counts.
   */
  private add(span: PersonSpan, weeks: number[]): void {
    const { length, target } = this.people.get(span.resourceId) ?? this.usual;
    eachPlannedDay(span, { first: this.from, length, target }, (day, minutes) =>
      addTo(weeks, Math.floor(day / daysInWeek), minutes),
    );
  }
}

function addTo(sums: number[], at: number, minutes: number): void {
  sums[at] = (sums[at] ?? 0) + minutes;
}
