import { mapLink } from '@jahrring/contracts-common';
import {
  sharesTime,
  type DaySpan,
  type OwnBookingView,
  type OwnPlanView,
  type ResourceView,
} from '@jahrring/contracts-planning';
import { systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefRepository } from '../absence';
import { BookingViews, SeenBookings, type PlannedEntity } from '../booking';
import { CapacityService } from '../capacity';
import { ColoursService } from '../colours';
import { ProjectRefRepository, ResourceRepository, type ProjectRefEntity } from '../reference';
import { WorkedEntryRepository } from '../worked';

/** Plan of one person, including everybody who works on the same thing at the same time. */
@Injectable()
export class OwnPlanService {
  constructor(
    private readonly seen: SeenBookings,
    private readonly views: BookingViews,
    private readonly resources: ResourceRepository,
    private readonly projects: ProjectRefRepository,
    private readonly absences: AbsenceRefRepository,
    private readonly capacity: CapacityService,
    private readonly colours: ColoursService,
    private readonly worked: WorkedEntryRepository,
  ) {}

  /** Names those who come along, and their machines, even where the reader sees no plan of theirs. */
  async of(ctx: RequestContext, employeeId: string, { from, to }: DaySpan): Promise<OwnPlanView> {
    // Whoever plans, too: one's own days are those that everybody counts on.
    const bookings = await this.seen.of(ctx, 'published');
    const own = await bookings.ofResource(ctx, employeeId, from, to);
    const beside = await bookings.onSameJobs(ctx, own, from, to);
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const ids = new Set(beside.map(({ resourceId }) => resourceId));
    const names = (await this.resources.plannable(all)).filter(({ id }) => ids.has(id));
    const projectIds = [...new Set(own.flatMap(({ projectId }) => projectId ?? []))];
    const projects = new Map((await this.projects.getMany(ctx, projectIds)).map((one) => [one.id, one]));
    const views = await this.views.views(ctx, own);
    const absences = await this.absences.between(ctx, from, to);
    const rules = await this.capacity.rulesOf(ctx);
    const { capacities } = await this.capacity.of(ctx, [employeeId], { from, to }, rules, []);
    return {
      ...{ from, to },
      bookings: views.map((view): OwnBookingView => {
        const companions = beside.filter((other) => isTogether(view, other));
        return {
          ...view,
          ...named(companions, names),
          place: placeOf(projects.get(view.projectId ?? '')),
          rescuePoint: projects.get(view.projectId ?? '')?.rescuePoint ?? null,
        };
      }),
      absences: absences.filter(({ resourceId }) => resourceId === employeeId),
      holidays: [...rules.holidays.values()].filter(({ date }) => from <= date && date <= to),
      lengths: [...(capacities[0]?.length ?? [])],
      worked: await this.worked.ofPerson(ctx, employeeId, { from, to }),
      colours: await this.colours.of(ctx, own),
    };
  }
}

type Job = Pick<
  PlannedEntity,
  'resourceId' | 'projectId' | 'title' | 'firstDay' | 'lastDay' | 'part' | 'from' | 'to'
>;

function isTogether(one: Job, other: Job): boolean {
  const sameThing = one.projectId ? one.projectId === other.projectId : one.title === other.title;
  return sameThing && one.resourceId !== other.resourceId && sharesTime(one, other);
}

function named(
  companions: readonly Job[],
  resources: readonly ResourceView[],
): Pick<OwnBookingView, 'people' | 'things'> {
  const along = resources.filter(({ id }) => companions.some(({ resourceId }) => resourceId === id));
  return {
    people: along.filter(({ kind }) => kind === 'person').map(({ name }) => name),
    things: along.flatMap(({ kind, name }) => (kind === 'person' ? [] : [{ kind, name }])),
  };
}

function placeOf(project: ProjectRefEntity | undefined): OwnBookingView['place'] {
  const { latitude = null, longitude = null } = project ?? {};
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, url: mapLink({ latitude, longitude }) };
}
