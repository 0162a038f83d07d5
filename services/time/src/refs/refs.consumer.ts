import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import { objectChanged, type ObjectChanged } from '@jahrring/contracts-inventory';
import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from './employee-ref.repository';
import { ObjectRefRepository } from './object-ref.repository';
import { ProjectRefRepository } from './project-ref.repository';

/** Keeps our copies of people, projects and objects. */
@Injectable()
export class RefsConsumer {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly objects: ObjectRefRepository,
  ) {}

  @Consumes(employeeChanged)
  async onEmployeeChanged(ctx: RequestContext, employee: EmployeeChanged, meta: EventMeta): Promise<void> {
    const { firstName, lastName, role, active } = employee;
    await this.employees.take(ctx, employee.id, { firstName, lastName, role, active }, meta);
  }

  @Consumes(projectChanged)
  async onProjectChanged(ctx: RequestContext, project: ProjectChanged, meta: EventMeta): Promise<void> {
    const { number, title, status, deleted } = project;
    const taken = await this.projects.take(ctx, project.id, { number, title, status, deleted }, meta);
    if (!taken) return;
    const people = [...project.assignedEmployeeIds, project.responsibleEmployeeId];
    const known = people.filter((person) => person !== undefined);
    await this.projects.setEmployees(ctx, project.id, [...new Set(known)]);
  }

  @Consumes(objectChanged)
  async onObjectChanged(ctx: RequestContext, object: ObjectChanged, meta: EventMeta): Promise<void> {
    const { kind, title, articleNumber = null, unit, price, vatRateKey, active, deleted } = object;
    const values = { kind, title, articleNumber, unit, price, vatRateKey, active, deleted };
    await this.objects.take(ctx, object.id, values, meta);
  }
}
