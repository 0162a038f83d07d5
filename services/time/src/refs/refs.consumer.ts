import {
  companyPartChanged,
  employeeChanged,
  employmentChanged,
  type CompanyPartChanged,
  type EmployeeChanged,
  type EmploymentChanged,
} from '@jahrring/contracts-admin';
import { objectChanged, type ObjectChanged } from '@jahrring/contracts-inventory';
import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CompanyPartRefRepository } from './company-part-ref.repository';
import { EmployeeRefRepository } from './employee-ref.repository';
import { EmploymentRefRepository } from './employment-ref.repository';
import { ObjectRefRepository } from './object-ref.repository';
import { ProjectRefRepository } from './project-ref.repository';

/** Keeps our copies of people, projects, objects and company parts. */
@Injectable()
export class RefsConsumer {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly companyParts: CompanyPartRefRepository,
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
    const { kind, title, articleNumber = null, unit, price, prices = null, vatRateKey } = object;
    const { active, deleted } = object;
    const present = await this.objects.find(ctx, object.id);
    const counterReading = present?.counterReading ?? null;
    const named = { kind, title, articleNumber, unit, counterReading, active, deleted };
    const values = { ...named, price, prices, vatRateKey };
    const taken = await this.objects.take(ctx, object.id, values, meta);
    if (taken) await this.objects.setEmployees(ctx, object.id, object.assignedEmployeeIds ?? []);
  }

  @Consumes(employmentChanged)
  async onEmploymentChanged(ctx: RequestContext, data: EmploymentChanged, meta: EventMeta): Promise<void> {
    await this.employments.take(ctx, data.employeeId, { data }, meta);
  }

  @Consumes(companyPartChanged)
  async onCompanyPartChanged(ctx: RequestContext, part: CompanyPartChanged, meta: EventMeta): Promise<void> {
    const { id, number, title, active, deleted } = part;
    await this.companyParts.take(ctx, id, { number, title, active, deleted }, meta);
  }
}
