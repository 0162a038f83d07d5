import {
  createPlanLines,
  planLineList,
  planLineView,
  updatePlanLine,
  type CreatePlanLines,
  type UpdatePlanLine,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PlanLineService } from './plan-line.service';

@ToolController('projects', 'projects/:id/plan')
export class PlanLineController {
  constructor(private readonly lines: PlanLineService) {}

  @Get('', RequirePermission('tools.project.costs'), planLineList)
  list(@Ctx() ctx: RequestContext, @Id() projectId: string) {
    return this.lines.list(ctx, projectId);
  }

  /** One line, or all that are taken from a document; answers the whole plan. */
  @Post('', RequirePermission('tools.project.update', 'tools.project.manage'), planLineList)
  create(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Body({ schema: createPlanLines }) { lines }: CreatePlanLines,
  ) {
    return this.lines.create(ctx, projectId, lines);
  }

  @Patch(':lineId', RequirePermission('tools.project.update', 'tools.project.manage'), planLineView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Id('lineId') lineId: string,
    @IfMatch() version: number,
    @Body({ schema: updatePlanLine }) body: UpdatePlanLine,
  ) {
    return this.lines.update(ctx, { projectId, lineId, version }, body);
  }

  @Delete(':lineId', RequirePermission('tools.project.update', 'tools.project.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Id('lineId') lineId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.lines.remove(ctx, projectId, lineId, version);
  }
}
