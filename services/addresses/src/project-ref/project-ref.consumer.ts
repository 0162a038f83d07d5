import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository } from './project-ref.repository';

/** Keeps our copy of the projects, from which the reach of "assigned" is read. */
@Injectable()
export class ProjectRefConsumer {
  constructor(private readonly projects: ProjectRefRepository) {}

  @Consumes(projectChanged)
  async onProjectChanged(ctx: RequestContext, project: ProjectChanged, meta: EventMeta): Promise<void> {
    const { number, title, addressId = null, deleted } = project;
    const taken = await this.projects.take(ctx, project.id, { number, title, addressId, deleted }, meta);
    if (!taken) return;
    const people = [...project.assignedEmployeeIds, project.responsibleEmployeeId];
    await this.projects.setEmployees(ctx, project.id, [
      ...new Set(people.filter((person) => person !== undefined)),
    ]);
  }
}
