import { ownPlanView, planQuery, type PlanQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { OwnPlanService } from './own-plan.service';

@ToolController('planning', 'own-plan')
@RequirePlugin('scheduling_tool')
export class OwnPlanController {
  constructor(private readonly plans: OwnPlanService) {}

  /** Returns the caller's own bookings, with the people and things booked with them. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), ownPlanView)
  plan(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.plans.of(ctx, ctx.membershipId, query);
  }
}
