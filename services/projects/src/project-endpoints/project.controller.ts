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
  type CreateProject,
  type DuplicateProject,
  type UpdateProject,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { z } from 'zod';
import { ProjectDuplicateService } from './project-duplicate.service';
import { ProjectService, ProjectStatusService } from '../project';

const editors = RequirePermission('tools.project.create', 'tools.project.update', 'tools.project.manage');
const writers = RequirePermission('tools.project.update', 'tools.project.manage');

const projectChoices = z.object({ items: z.array(projectChoice) });

@ToolController('projects', 'projects')
export class ProjectController {
  constructor(
    private readonly projects: ProjectService,
    private readonly statuses: ProjectStatusService,
    private readonly copies: ProjectDuplicateService,
  ) {}

  @Get('', RequirePermission('tools.project.index'), projectList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: projectListQuery }) query: ListQuery) {
    return this.projects.list(ctx, query);
  }

  /** At most fifty projects for a picker. */
  @Get('choices', RequirePermission('tools.project.index'), projectChoices)
  async choices(@Ctx() ctx: RequestContext, @Query({ schema: projectListQuery }) query: ListQuery) {
    return { items: await this.projects.choices(ctx, query) };
  }

  @Get('number-proposal', RequirePermission('tools.project.create', 'tools.project.manage'), numberProposal)
  async proposeNumber(@Ctx() ctx: RequestContext) {
    return { number: await this.projects.proposeNumber(ctx) };
  }

  /** Returns whether number or title are already used, while they are typed. */
  @Get('duplicates', editors, duplicates)
  findDuplicates(
    @Ctx() ctx: RequestContext,
    @Query({ schema: duplicateQuery }) query: { number?: string; title?: string; exceptId?: string },
  ) {
    return this.projects.findDuplicates(ctx, query);
  }

  @Get(':id', RequirePermission('tools.project.show', 'tools.project.index'), projectView)
  get(@Ctx() ctx: RequestContext, @Id() projectId: string) {
    return this.projects.get(ctx, projectId);
  }

  @Post('', RequirePermission('tools.project.create', 'tools.project.manage'), projectView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createProject }) body: CreateProject) {
    return this.projects.create(ctx, body);
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

  @Patch(':id', writers, projectView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @IfMatch() version: number,
    @Body({ schema: updateProject }) body: UpdateProject,
  ) {
    return this.projects.update(ctx, projectId, version, body);
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

  @Delete(':id', RequirePermission('tools.project.delete'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.projects.remove(ctx, projectId, version);
  }

  @Post(':id/restore', RequirePermission('tools.project.delete'), ok(projectView))
  restore(@Ctx() ctx: RequestContext, @Id() projectId: string) {
    return this.projects.restore(ctx, projectId);
  }
}
