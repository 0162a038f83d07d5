import { loadsView, planQuery, type PlanQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { LoadService } from './load.service';

@ToolController('planning', 'loads')
@RequirePlugin('scheduling_tool')
export class LoadController {
  constructor(private readonly loads: LoadService) {}

  /** Returns the load of whole weeks by person, team and skill, for planners. */
  @Get('', RequirePermission('tools.scheduling_tool.manage'), loadsView)
  list(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.loads.of(ctx, query);
  }
}
