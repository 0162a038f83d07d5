import {
  planChangesQuery,
  planChangesView,
  planQuery,
  publicationState,
  publishedPlan,
  publishPlan,
  type PlanChangesQuery,
  type PlanQuery,
  type PublishPlan,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { PublicationService } from './publication.service';

@ToolController('planning', 'publication')
@RequirePlugin('scheduling_tool')
export class PublicationController {
  constructor(private readonly publication: PublicationService) {}

  /** Returns the bookings of some days that others do not see as they are planned. */
  @Get('', RequirePermission('tools.scheduling_tool.manage'), publicationState)
  state(@Ctx() ctx: RequestContext, @Query({ schema: planQuery }) query: PlanQuery) {
    return this.publication.state(ctx, query);
  }

  /** Returns the changes that publishing would make: added, moved, changed and removed bookings. */
  @Get('changes', RequirePermission('tools.scheduling_tool.manage'), planChangesView)
  changes(@Ctx() ctx: RequestContext, @Query({ schema: planChangesQuery }) query: PlanChangesQuery) {
    return this.publication.changes(ctx, query);
  }

  /** Publishes these changes as one; 409 where they are not what was looked at. */
  @Post('', RequirePermission('tools.scheduling_tool.manage'), ok(publishedPlan))
  publish(@Ctx() ctx: RequestContext, @Body({ schema: publishPlan }) body: PublishPlan) {
    return this.publication.publish(ctx, body);
  }
}
