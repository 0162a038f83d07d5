import { addressChanged, type AddressChanged } from '@jahrring/contracts-addresses';
import {
  companyPartChanged,
  employeeChanged,
  employmentChanged,
  licenceChanged,
  type CompanyPartChanged,
  type EmployeeChanged,
  type EmploymentChanged,
  type LicenceChanged,
} from '@jahrring/contracts-admin';
import {
  objectChanged,
  rateCategoryChanged,
  type ObjectChanged,
  type RateCategoryChanged,
} from '@jahrring/contracts-inventory';
import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  CompanyPartRefRepository,
  ObjectRefRepository,
  CustomerRefRepository,
  LicenceRefRepository,
  PersonRefRepository,
  ProjectRefRepository,
  RateCategoryRefRepository,
  TeamRefRepository,
} from './reference.repositories';

/** Keeps our copies of what lines of time sheets name. */
@Injectable()
export class ReferenceConsumer {
  constructor(
    private readonly people: PersonRefRepository,
    private readonly teams: TeamRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly customers: CustomerRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly companyParts: CompanyPartRefRepository,
    private readonly rateCategories: RateCategoryRefRepository,
  ) {}

  @Consumes(employeeChanged)
  async onEmployeeChanged(
    ctx: RequestContext,
    { id, firstName, lastName }: EmployeeChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.people.take(ctx, id, { name: `${firstName} ${lastName}` }, meta);
  }

  @Consumes(employmentChanged)
  async onEmploymentChanged(
    ctx: RequestContext,
    { employeeId, supervisors, team, rateCategoryId }: EmploymentChanged,
    meta: EventMeta,
  ): Promise<void> {
    const values = {
      ...{ team: team ?? null, supervisorId: supervisors[0] ?? null },
      rateCategoryId: rateCategoryId ?? null,
    };
    const taken = await this.teams.take(ctx, employeeId, values, meta);
    if (taken) await this.teams.setSupervisors(ctx, employeeId, supervisors);
  }

  @Consumes(projectChanged)
  async onProjectChanged(ctx: RequestContext, project: ProjectChanged, meta: EventMeta): Promise<void> {
    const { id, number, title, status, addressId = null, extra = null } = project;
    const { assignedEmployeeIds, responsibleEmployeeId } = project;
    const taken = await this.projects.take(ctx, id, { number, title, status, addressId, extra }, meta);
    if (taken) await this.projects.setPeople(ctx, id, assignedEmployeeIds, responsibleEmployeeId);
  }

  @Consumes(objectChanged)
  async onObjectChanged(
    ctx: RequestContext,
    { id, title, kind, rateCategoryId, extra }: ObjectChanged,
    meta: EventMeta,
  ): Promise<void> {
    const values = { title, kind, rateCategoryId: rateCategoryId ?? null, extra: extra ?? null };
    await this.objects.take(ctx, id, values, meta);
  }

  @Consumes(rateCategoryChanged)
  async onRateCategoryChanged(
    ctx: RequestContext,
    { id, title }: RateCategoryChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.rateCategories.take(ctx, id, { title }, meta);
  }

  @Consumes(addressChanged)
  async onAddressChanged(
    ctx: RequestContext,
    { id, name, country, extra }: AddressChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.customers.take(ctx, id, { name, country, extra: extra ?? null }, meta);
  }

  @Consumes(companyPartChanged)
  async onCompanyPartChanged(
    ctx: RequestContext,
    { id, number, title }: CompanyPartChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.companyParts.take(ctx, id, { title: `${number} ${title}` }, meta);
  }

  @Consumes(licenceChanged)
  async onLicenceChanged(
    ctx: RequestContext,
    { id, name, country }: LicenceChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.licences.take(ctx, id, { name, country }, meta);
  }
}
