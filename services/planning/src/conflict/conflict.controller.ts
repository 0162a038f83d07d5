import { conflictList, planQuery, type PlanQuery } from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { ConflictService } from './conflict.service';

@ToolController('planning', 'conflicts')
@RequirePlugin('scheduling_tool')
export class ConflictController {
  constructor(private readonly conflicts: ConflictService) {}

  /** Lists the conflicts of the bookings on some days, and how they can be resolved. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), conflictList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.conflicts.of(ctx, query);
  }
}
