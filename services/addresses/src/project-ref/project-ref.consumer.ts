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
    const present = await this.projects.find(ctx, project.id);
    if (present && present.occurredAt >= meta.occurredAt) return;
    const { number, title, addressId = null, deleted } = project;
    const values = { number, title, addressId, deleted, occurredAt: meta.occurredAt };
    if (present) await this.projects.update(ctx, project.id, present.version, values);
    else await this.projects.insert(ctx, { id: project.id, ...values });
    const people = [...project.assignedEmployeeIds, project.responsibleEmployeeId];
    await this.projects.setEmployees(ctx, project.id, [
      ...new Set(people.filter((person) => person !== undefined)),
    ]);
  }
}
