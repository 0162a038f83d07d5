import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, ProjectRefRepository } from './reference.repositories';

const neverPlanned: ReadonlySet<string> = new Set([
  'customer',
  'guest',
  'blocked',
  'translator',
  'developer',
]);

/** Keeps our copies of people and projects. */
@Injectable()
export class ReferenceConsumer {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
  ) {}

  @Consumes(employeeChanged)
  async onEmployeeChanged(ctx: RequestContext, person: EmployeeChanged, meta: EventMeta): Promise<void> {
    const { id, firstName, lastName, role, active } = person;
    const plannable = active && !neverPlanned.has(role);
    await this.employees.take(ctx, id, { name: `${firstName} ${lastName}`, plannable }, meta);
  }

  @Consumes(projectChanged)
  async onProjectChanged(ctx: RequestContext, project: ProjectChanged, meta: EventMeta): Promise<void> {
    const { id, number, title, deleted, assignedEmployeeIds, responsibleEmployeeId } = project;
    const taken = await this.projects.take(ctx, id, { number, title, deleted }, meta);
    if (!taken) return;
    const people = responsibleEmployeeId
      ? [...assignedEmployeeIds, responsibleEmployeeId]
      : assignedEmployeeIds;
    await this.projects.setEmployees(ctx, id, people);
  }
}
