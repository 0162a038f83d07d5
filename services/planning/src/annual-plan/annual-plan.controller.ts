import { annualPlanView, annualQuery, type AnnualQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { AnnualPlanService } from './annual-plan.service';

@ToolController('planning', 'annual-plan')
@RequirePlugin('scheduling_tool')
export class AnnualPlanController {
  constructor(private readonly plans: AnnualPlanService) {}

  /** Projects and their phases over a year, and how full its weeks are. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), annualPlanView)
  plan(@Ctx() ctx: RequestContext, @Query({ schema: annualQuery }) { year }: AnnualQuery) {
    return this.plans.of(ctx, year);
  }
}
