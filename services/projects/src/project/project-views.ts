import type { ProjectListItem, ProjectView } from '@jahrring/contracts-projects';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectSumsRepository } from '../cost-line';
import { AddressRefRepository, BillRefRepository, EmployeeRefRepository } from '../reference';
import { ProjectSettingsService } from '../settings';
import type { ProjectEntity } from './project.entity';
import { toProjectListItem, toProjectView, type ProjectSurroundings } from './project.mapper';
import { ProjectRepository } from './project.repository';

/** Puts beside a project what others know of it: seven queries for a page of any size. */
@Injectable()
export class ProjectViews {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly addresses: AddressRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly sums: ProjectSumsRepository,
    private readonly bills: BillRefRepository,
    private readonly settings: ProjectSettingsService,
  ) {}

  async items(ctx: RequestContext, projects: readonly ProjectEntity[]): Promise<ProjectListItem[]> {
    const around = await this.surroundings(ctx, projects);
    return projects.map((project) => toProjectListItem(ctx, project, around));
  }

  async one(ctx: RequestContext, project: ProjectEntity): Promise<ProjectView> {
    return toProjectView(ctx, project, await this.surroundings(ctx, [project]));
  }

  private async surroundings(
    ctx: RequestContext,
    projects: readonly ProjectEntity[],
  ): Promise<ProjectSurroundings> {
    const ids = projects.map((project) => project.id);
    const assigned = await this.projects.assigned(ctx, ids);
    const people = [
      ...projects.map((project) => project.responsibleEmployeeId),
      ...[...assigned.values()].flat(),
    ];
    const [addresses, employees, sums, open, { billsElsewhere }] = await Promise.all([
      this.addresses.getMany(ctx, known(projects.map((project) => project.addressId))),
      this.employees.getMany(ctx, known(people)),
      this.sums.of(ctx, ids),
      this.bills.openByProject(ctx, ids),
      this.settings.get(ctx),
    ]);
    return {
      assigned,
      sums,
      open,
      billsElsewhere,
      addresses: new Map(addresses.map((address) => [address.id, address.name])),
      employees: new Map(employees.map((employee) => [employee.id, employee.name])),
    };
  }
}

function known(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
