import type { PlanColours } from '@jahrring/contracts-planning';
import { projectStatuses } from '@jahrring/contracts-projects';
import { groupBy, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository, ProjectRefRepository } from '../reference';
import { PlanningSettingsService } from '../settings';

/** Tells which booked projects share a colour, as the licence has chosen. */
@Injectable()
export class ColoursService {
  constructor(
    private readonly settings: PlanningSettingsService,
    private readonly projects: ProjectRefRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  /** Customers are named to whoever sees a booking for their project, as with the project itself. */
  async of(ctx: RequestContext, bookings: readonly { projectId: string | null }[]): Promise<PlanColours> {
    const { colours: by } = await this.settings.get(ctx);
    if (by === 'project') return { by, groups: [] };
    const ids = [...new Set(bookings.flatMap(({ projectId }) => projectId ?? []))];
    const projects = await this.projects.getMany(ctx, ids);
    const byKey = groupBy(projects, (one) => (by === 'status' ? one.status : one.addressId) ?? '');
    byKey.delete('');
    const projectIdsOf = (key: string) => (byKey.get(key) ?? []).map(({ id }) => id).sort();
    if (by === 'status') {
      const shown = projectStatuses.filter((status) => byKey.has(status));
      return { by, groups: shown.map((key) => ({ key, name: null, projectIds: projectIdsOf(key) })) };
    }
    const customers = await this.addresses.getMany(ctx, [...byKey.keys()]);
    customers.sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
    return {
      by,
      groups: customers.map(({ id, name }) => ({ key: id, name, projectIds: projectIdsOf(id) })),
    };
  }
}
