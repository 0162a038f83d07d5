import { planQuery, siteList, type PlanQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { SiteService } from './site.service';

@ToolController('planning', 'sites')
@RequirePlugin('scheduling_tool')
export class SiteController {
  constructor(private readonly sites: SiteService) {}

  /** Sites of projects, and the people booked for them in some days. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), siteList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.sites.between(ctx, query);
  }
}
