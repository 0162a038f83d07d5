import type { DaySpan, SiteBooking, SiteList } from '@jahrring/contracts-planning';
import { groupBy, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SeenBookings, type PlannedEntity } from '../booking';
import { ProjectRefRepository, ResourceRepository, type ProjectRefEntity } from '../reference';

/** Projects on a map: where there is work, and who does it. */
@Injectable()
export class SiteService {
  constructor(
    private readonly seen: SeenBookings,
    private readonly projects: ProjectRefRepository,
    private readonly resources: ResourceRepository,
  ) {}

  /**
   * Whoever sees everybody's plan sees all open projects, others those they are on; and each the projects of bookings they see.
   */
  async between(ctx: RequestContext, { from, to }: DaySpan): Promise<SiteList> {
    const bookings = await (await this.seen.of(ctx)).between(ctx, from, to);
    const booked = [...new Set(bookings.flatMap(({ projectId }) => projectId ?? []))];
    const open = await this.projects.open(ctx);
    const known = new Set(open.map(({ id }) => id));
    const others = await this.projects.getMany(
      ctx,
      booked.filter((id) => !known.has(id)),
    );
    const names = new Map((await this.resources.plannable(ctx)).map((one) => [one.id, one]));
    const byProject = groupBy(bookings, ({ projectId }) => projectId ?? '');
    const projects = [...open, ...others.filter(({ deleted }) => !deleted)];
    projects.sort((one, other) => one.number.localeCompare(other.number));
    const bookingsOf = ({ id }: ProjectRefEntity) =>
      (byProject.get(id) ?? []).flatMap((booking) => named(booking, names));
    const items = projects.flatMap((project) => {
      const { id, number, title, latitude, longitude } = project;
      if (latitude === null || longitude === null) return [];
      return [{ id, number, title, latitude, longitude, bookings: bookingsOf(project) }];
    });
    const placeless = projects.filter(
      ({ id, latitude, longitude }) => (latitude === null || longitude === null) && byProject.has(id),
    );
    return {
      items,
      total: items.length,
      placeless: placeless.map(({ id, number, title }) => ({ id, number, title })),
    };
  }
}

type Names = ReadonlyMap<string, Pick<SiteBooking, 'kind' | 'name'>>;

function named({ resourceId, firstDay, lastDay }: PlannedEntity, names: Names): SiteBooking[] {
  const resource = names.get(resourceId);
  return resource ? [{ resourceId, kind: resource.kind, name: resource.name, firstDay, lastDay }] : [];
}
