import type { TeamOverview, TeamQuery } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { assignedReach, EmployeeRefRepository, ProjectRefRepository } from '../reference';

const everybody = 10_000;

/** People and projects that the caller sees in the overview of the team. */
@Injectable()
export class TeamPeople {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
  ) {}

  /** A page of the people within the caller's reach, and how many there are. */
  async page(
    ctx: RequestContext,
    { employeeId, page, pageSize }: Pick<TeamQuery, 'employeeId' | 'page' | 'pageSize'>,
  ) {
    const grade = ctx.grade('tools.timeoverview.all', 'tools.timeoverview.persons');
    const team = grade !== 'all' && !assignedReach(ctx, await this.projects.assignedIds(ctx)).everything;
    const { items } = await this.employees.offered(ctx, '', everybody, team);
    const found = employeeId ? items.filter(({ id }) => id === employeeId) : items;
    return { people: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }

  /** The project the overview is of; null where it is out of the caller's reach. */
  async project(ctx: RequestContext, projectId: string): Promise<TeamOverview['project']> {
    const grade = ctx.grade('tools.timeoverview.all', 'tools.timeoverview.persons');
    const reach = assignedReach(ctx, await this.projects.assignedIds(ctx));
    if (grade !== 'all' && !reach.everything && !reach.projectIds.has(projectId)) return null;
    const project = await this.projects.find(ctx, projectId);
    return project && { id: project.id, number: project.number, title: project.title };
  }
}
