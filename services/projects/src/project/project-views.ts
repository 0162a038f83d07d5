import type { ProjectListItem, ProjectView } from '@jahrring/contracts-projects';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BillRefRepository } from '../reference';
import { ProjectSettingsService } from '../settings';
import type { ProjectEntity } from './project.entity';
import { toProjectListItem, toProjectView, type ProjectSurroundings } from './project.mapper';
import { ProjectSurroundingsRepository } from './surroundings.repository';

/** Puts beside a project what others know of it: three queries for a page of any size. */
@Injectable()
export class ProjectViews {
  constructor(
    private readonly around: ProjectSurroundingsRepository,
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
    return toProjectView(ctx, project, { facts, assigned: people, open: new Map(), billsElsewhere });
  }

  private async surroundings(
    ctx: RequestContext,
    projects: readonly ProjectEntity[],
  ): Promise<ProjectSurroundings> {
    const ids = projects.map((project) => project.id);
    const [facts, assigned, open, { billsElsewhere }] = await Promise.all([
      this.around.facts(ctx, ids),
      this.around.assigned(ctx, ids),
      this.bills.openByProject(ctx, ids),
      this.settings.get(ctx),
    ]);
    return { facts, assigned, open, billsElsewhere };
  }
}
