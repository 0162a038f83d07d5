import type { ProjectListItem, ProjectView } from '@jahrring/contracts-projects';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import {
  AddressRefRepository,
  BillRefRepository,
  EmployeeRefRepository,
  EntryRefRepository,
} from '../reference/reference.repositories';
import type { ProjectEntity } from './project.entity';
import { toProjectListItem, toProjectView, type ProjectSurroundings } from './project.mapper';
import { ProjectRepository } from './project.repository';

/** Puts beside a project what others know of it: five queries for a page of any size. */
@Injectable()
export class ProjectViews {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly addresses: AddressRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly entries: EntryRefRepository,
    private readonly bills: BillRefRepository,
  ) {}

  async items(ctx: RequestContext, projects: readonly ProjectEntity[]): Promise<ProjectListItem[]> {
    const around = await this.surroundings(ctx, projects);
    return projects.map((project) => toProjectListItem(ctx, project, around));
  }

  async one(ctx: RequestContext, project: ProjectEntity): Promise<ProjectView> {
    const around = await this.surroundings(ctx, [project], true);
    const open = await this.bills.openOf(ctx, project.id);
    const outstanding = open.reduce((sum, bill) => sum.plus(bill.total), new Decimal(0));
    return toProjectView(ctx, project, around, outstanding.toFixed(2));
  }

  private async surroundings(
    ctx: RequestContext,
    projects: readonly ProjectEntity[],
    withAssigned = false,
  ): Promise<ProjectSurroundings> {
    const ids = projects.map((project) => project.id);
    const assigned = withAssigned ? await this.projects.assigned(ctx, ids) : new Map<string, string[]>();
    const people = [
      ...projects.map((project) => project.responsibleEmployeeId),
      ...[...assigned.values()].flat(),
    ];
    const [addresses, employees, seconds] = await Promise.all([
      this.addresses.getMany(ctx, known(projects.map((project) => project.addressId))),
      this.employees.getMany(ctx, known(people)),
      this.entries.secondsByProject(ctx, ids),
    ]);
    return {
      assigned,
      seconds,
      addresses: new Map(addresses.map((address) => [address.id, address.name])),
      employees: new Map(employees.map((employee) => [employee.id, employee.name])),
    };
  }
}

function known(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
