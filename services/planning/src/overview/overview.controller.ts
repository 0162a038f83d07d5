import { planOverview, planOverviewQuery, type PlanOverviewQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { OverviewService } from './overview.service';

@ToolController('planning', 'overview')
@RequirePlugin('scheduling_tool')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  /** Returns everything the overview shows, in one answer. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), planOverview)
  get(@Ctx() ctx: RequestContext, @Query({ schema: planOverviewQuery }) query: PlanOverviewQuery) {
    return this.overviews.of(ctx, query);
  }
}
