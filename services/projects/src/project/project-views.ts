import type { ProjectListItem, ProjectView } from '@jahrring/contracts-projects';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectSettingsService } from '../settings';
import type { ProjectEntity } from './project.entity';
import { toProjectListItem, toProjectView, type ProjectSurroundings } from './project.mapper';
import { ProjectSurroundingsRepository } from './surroundings.repository';

/** Puts beside a project what others know of it: a query or two for a page of any size. */
@Injectable()
export class ProjectViews {
  constructor(
    private readonly around: ProjectSurroundingsRepository,
    private readonly settings: ProjectSettingsService,
  ) {}

  async items(ctx: RequestContext, projects: readonly ProjectEntity[]): Promise<ProjectListItem[]> {
    const around = await this.surroundings(ctx, projects, (ids) => this.around.shownAssigned(ctx, ids));
    return projects.map((project) => toProjectListItem(ctx, project, around));
  }

  async one(ctx: RequestContext, project: ProjectEntity): Promise<ProjectView> {
    const around = await this.surroundings(ctx, [project], (ids) => this.around.assigned(ctx, ids));
    return toProjectView(ctx, project, around);
  }

  /** A project that was made in the open transaction: nothing was recorded or billed on it yet. */
  async ofNew(
    ctx: RequestContext,
    project: ProjectEntity,
    assigned: readonly string[],
  ): Promise<ProjectView> {
    const names = project.addressId !== null || project.responsibleEmployeeId !== null;
    const [facts, people, { billsElsewhere }] = await Promise.all([
      this.around.facts(ctx, names ? [project.id] : []),
      this.around.assigned(ctx, assigned.length > 0 ? [project.id] : []),
      this.settings.get(ctx),
    ]);
    return toProjectView(ctx, project, { facts, assigned: people, billsElsewhere });
  }

  private async surroundings(
    ctx: RequestContext,
    projects: readonly ProjectEntity[],
    readAssigned: (ids: readonly string[]) => Promise<ProjectSurroundings['assigned']>,
  ): Promise<ProjectSurroundings> {
    const ids = projects.map((project) => project.id);
    const bare = projects.filter((project) => project.facts === undefined);
    const [facts, assigned, { billsElsewhere }] = await Promise.all([
      this.around.facts(
        ctx,
        bare.map((project) => project.id),
      ),
      readAssigned(ids),
      this.settings.get(ctx),
    ]);
    return { facts, assigned, billsElsewhere };
  }
}
