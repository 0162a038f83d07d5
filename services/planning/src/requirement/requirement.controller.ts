import {
  createRequirement,
  planQuery,
  requirementList,
  requirementView,
  updateRequirement,
  type CreateRequirement,
  type PlanQuery,
  type UpdateRequirement,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { RequirementService } from './requirement.service';

@ToolController('planning', 'requirements')
@RequirePlugin('scheduling_tool')
export class RequirementController {
  constructor(private readonly requirements: RequirementService) {}

  /** Returns the requirements of projects on some days, and how much of them is booked. */
  @Get('', RequirePermission('tools.scheduling_tool.index'), requirementList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.requirements.between(ctx, query);
  }

  @Post('', RequirePermission('tools.scheduling_tool.manage'), requirementView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createRequirement }) body: CreateRequirement) {
    return this.requirements.create(ctx, body);
  }

  /** All of it, as the form holds it. */
  @Patch(':requirementId', RequirePermission('tools.scheduling_tool.manage'), requirementView)
  update(
    @Ctx() ctx: RequestContext,
    @Id('requirementId') requirementId: string,
    @IfMatch() version: number,
    @Body({ schema: updateRequirement }) body: UpdateRequirement,
  ) {
    return this.requirements.update(ctx, requirementId, version, body);
  }

  @Delete(':requirementId', RequirePermission('tools.scheduling_tool.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id('requirementId') requirementId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.requirements.remove(ctx, requirementId, version);
  }

  /** Brings a removed one back. */
  @Post(':requirementId/restore', RequirePermission('tools.scheduling_tool.manage'), ok(requirementView))
  restore(@Ctx() ctx: RequestContext, @Id('requirementId') requirementId: string) {
    return this.requirements.restore(ctx, requirementId);
  }
}
