import { type ListQuery } from '@jahrring/contracts-common';
import {
  bulkProjectResult,
  bulkProjectStatus,
  changeProjectStatus,
  createProject,
  duplicateProject,
  duplicateQuery,
  duplicates,
  numberProposal,
  projectChoice,
  projectList,
  projectListQuery,
  projectView,
  updateProject,
  type BulkProjectStatus,
  type ChangeProjectStatus,
  type DuplicateProject,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { z } from 'zod';
import { ProjectDuplicateService } from './project-duplicate.service';
import { ProjectService, ProjectStatusService } from '../project';

const editors = RequirePermission('tools.project.create', 'tools.project.update', 'tools.project.manage');
const writers = RequirePermission('tools.project.update', 'tools.project.manage');

const projectChoices = z.object({ items: z.array(projectChoice) });

@ToolController('projects', 'projects')
export class ProjectController extends recordRoutes(ProjectService, {
  access: {
    read: RequirePermission('tools.project.show', 'tools.project.index'),
    write: RequirePermission('tools.project.create', 'tools.project.manage'),
    list: RequirePermission('tools.project.index'),
    update: writers,
    remove: RequirePermission('tools.project.delete'),
  },
  list: [projectListQuery, projectList],
  view: projectView,
  create: createProject,
  update: updateProject,
}) {
  constructor(
    projects: ProjectService,
    private readonly statuses: ProjectStatusService,
    private readonly copies: ProjectDuplicateService,
  ) {
    super(projects);
  }

  /** At most fifty projects for a picker. */
  @Get('choices', RequirePermission('tools.project.index'), projectChoices)
  async choices(@Ctx() ctx: RequestContext, @Query({ schema: projectListQuery }) query: ListQuery) {
    return { items: await this.records.choices(ctx, query) };
  }

  @Get('number-proposal', RequirePermission('tools.project.create', 'tools.project.manage'), numberProposal)
  async proposeNumber(@Ctx() ctx: RequestContext) {
    return { number: await this.records.proposeNumber(ctx) };
  }

  /** Returns whether number or title are already used, while they are typed. */
  @Get('duplicates', editors, duplicates)
  findDuplicates(
    @Ctx() ctx: RequestContext,
    @Query({ schema: duplicateQuery }) query: { number?: string; title?: string; exceptId?: string },
  ) {
    return this.records.findDuplicates(ctx, query);
  }

  /** One step for many projects; answers which took it and why the others did not. */
  @Post('bulk-status', writers, ok(bulkProjectResult))
  changeMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkProjectStatus }) body: BulkProjectStatus) {
    return this.statuses.changeMany(ctx, body);
  }

  @Post(':id/duplicate', RequirePermission('tools.project.create', 'tools.project.manage'), projectView)
  duplicate(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Body({ schema: duplicateProject }) body: DuplicateProject,
  ) {
    return this.copies.duplicate(ctx, projectId, body);
  }

  @Post(':id/status', writers, ok(projectView))
  changeStatus(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @IfMatch() version: number,
    @Body({ schema: changeProjectStatus }) body: ChangeProjectStatus,
  ) {
    return this.statuses.change(ctx, projectId, version, body);
  }
}
