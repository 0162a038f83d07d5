import { addDays, mondayOf } from '@jahrring/contracts-common';
import type { DaySpan, JudgedBooking, PlanFacts, ServiceDay } from '@jahrring/contracts-planning';
import { systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefRepository } from '../absence';
import { CapacityService } from '../capacity';
import {
  ObjectRefRepository,
  ProjectRefRepository,
  ResourceRepository,
  type ObjectRefEntity,
} from '../reference';
import { PlanningSettingsService } from '../settings';
import { ProjectSkillsRepository, ResourceSkillsRepository } from '../skill';

const daysInWeek = 7;

/** Gathers what bookings are judged by: of all the licence, whoever asks. What of it is told, the caller decides. */
@Injectable()
export class FactService {
  constructor(
    private readonly absences: AbsenceRefRepository,
    private readonly capacity: CapacityService,
    private readonly resources: ResourceRepository,
    private readonly objects: ObjectRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly settings: PlanningSettingsService,
    private readonly held: ResourceSkillsRepository,
    private readonly needed: ProjectSkillsRepository,
  ) {}

  /** The whole weeks a span lies in; their bookings are what `of` is to be given. */
  weeksOf({ from, to }: DaySpan): DaySpan {
    return { from: mondayOf(from), to: addDays(mondayOf(to), daysInWeek - 1) };
  }

  /** The facts of these bookings, which are all there are in the weeks of the span. */
  async of(ctx: RequestContext, bookings: readonly JudgedBooking[], span: DaySpan): Promise<PlanFacts> {
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const weeks = this.weeksOf(span);
    const absences = await this.absences.between(all, weeks.from, weeks.to);
    const rules = await this.capacity.rulesOf(all);
    const resources = await this.resources.plannable(all);
    const people = resources.filter(({ kind }) => kind === 'person');
    const own = new Set(resources.flatMap(({ id, kind }) => (kind === 'external' ? [] : [id])));
    const others = bookings.map(({ resourceId }) => resourceId).filter((id) => !own.has(id));
    const { capacities } = await this.capacity.of(
      all,
      people.map(({ id }) => id),
      weeks,
      rules,
      absences,
    );
    const projectIds = [...new Set(bookings.flatMap(({ projectId }) => projectId ?? []))];
    const projects = await this.projects.getMany(all, projectIds);
    const held = await this.held.all(all);
    const needed = await this.needed.all(all);
    return {
      span: weeks,
      bookings,
      absences,
      capacities: new Map(capacities.map((one) => [one.resourceId, one])),
      services: new Map((await this.objects.plannable(all)).map((one) => [one.id, serviceDays(one)])),
      deadlines: new Map(projects.flatMap(({ id, deadline }) => (deadline ? [[id, deadline] as const] : []))),
      needs: new Map(needed.map(({ id, skillIds }) => [id, skillIds])),
      skills: new Map(held.map(({ id, skills }) => [id, skills])),
      unlimited: await this.resources.unlimited(all, others),
      limitOn: await this.settings.limits(ctx),
    };
  }
}

function serviceDays({ nextServiceOn, nextExhaustOn }: ObjectRefEntity): ServiceDay[] {
  return [
    ...(nextServiceOn ? [{ date: nextServiceOn, kind: 'service' as const }] : []),
    ...(nextExhaustOn ? [{ date: nextExhaustOn, kind: 'exhaust' as const }] : []),
  ];
}
