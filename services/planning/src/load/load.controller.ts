import { loadsView, planQuery, type PlanQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Get, Query, SerializeOptions } from '@nestjs/common';
import { LoadService } from './load.service';

@ToolController('planning', 'loads')
@RequirePlugin('scheduling_tool')
export class LoadController {
  constructor(private readonly loads: LoadService) {}

  /** How full the weeks of some days are, by person, team and skill; for those who plan. */
  @Get()
  @RequirePermission('tools.scheduling_tool.manage')
  @SerializeOptions({ schema: loadsView })
  list(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.loads.of(ctx, query);
  }
}
