import { id } from '@jahrring/contracts-common';
import {
  assignmentView,
  copyResult,
  copyWeek,
  createAssignment,
  planQuery,
  planView,
  updateAssignment,
  type CopyWeek,
  type CreateAssignment,
  type PlanQuery,
  type UpdateAssignment,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { AssignmentService } from './assignment.service';

@ToolController('planning', 'assignments')
@RequirePlugin('scheduling_tool')
export class AssignmentController {
  constructor(private readonly assignments: AssignmentService) {}

  /** People and where they are, for a span of days. */
  @Get()
  @RequirePermission('tools.scheduling_tool.index', 'tools.planer.index')
  @SerializeOptions({ schema: planView })
  plan(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.assignments.plan(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.scheduling_tool.index', 'tools.planer.index')
  @SerializeOptions({ schema: assignmentView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) assignmentId: string) {
    return this.assignments.get(ctx, assignmentId);
  }

  @Post()
  @RequirePermission('tools.scheduling_tool.manage')
  @SerializeOptions({ schema: assignmentView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createAssignment }) body: CreateAssignment) {
    return this.assignments.create(ctx, body);
  }

  /** Repeats one week on another. */
  @Post('copy-week')
  @HttpCode(200)
  @RequirePermission('tools.scheduling_tool.manage')
  @SerializeOptions({ schema: copyResult })
  copyWeek(@Ctx() ctx: RequestContext, @Body({ schema: copyWeek }) body: CopyWeek) {
    return this.assignments.copyWeek(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.scheduling_tool.manage')
  @SerializeOptions({ schema: assignmentView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) assignmentId: string,
    @IfMatch() version: number,
    @Body({ schema: updateAssignment }) body: UpdateAssignment,
  ) {
    return this.assignments.update(ctx, assignmentId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.scheduling_tool.manage')
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) assignmentId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.assignments.remove(ctx, assignmentId, version);
  }
}
