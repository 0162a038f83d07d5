import { planFeed, planFeedToken } from '@jahrring/contracts-planning';
import {
  CallerLimit,
  Ctx,
  Delete,
  file,
  Get,
  ok,
  Passive,
  Post,
  Public,
  Reply,
  Req,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type KitReply,
  type KitRequest,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Param } from '@nestjs/common';
import { PlanFeedService } from './plan-feed.service';

@ToolController('planning', 'plan-feed')
@RequirePlugin('scheduling_tool')
export class PlanFeedController {
  constructor(private readonly feeds: PlanFeedService) {}

  /** Returns whether the caller's plan has an address; the address itself is returned only when it is created. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), planFeed)
  get(@Ctx() ctx: RequestContext) {
    return this.feeds.get(ctx, ctx.membershipId);
  }

  /** Makes a new address; the one before stops working. */
  @Post('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), ok(planFeed))
  renew(@Ctx() ctx: RequestContext) {
    return this.feeds.renew(ctx, ctx.membershipId);
  }

  /** Revokes the address. */
  @Delete('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'))
  async remove(@Ctx() ctx: RequestContext): Promise<void> {
    await this.feeds.remove(ctx, ctx.membershipId);
  }
}

/** Plans of machines, vehicles and tools, for those who plan. */
@ToolController('planning', 'resources')
@RequirePlugin('scheduling_tool')
export class ResourceFeedController {
  constructor(private readonly feeds: PlanFeedService) {}

  @Get(':thingId/plan-feed', RequirePermission('tools.scheduling_tool.manage'), planFeed)
  get(@Ctx() ctx: RequestContext, @Id('thingId') thingId: string) {
    return this.feeds.get(ctx, thingId);
  }

  /** Makes a new address; the one before stops working. */
  @Post(':thingId/plan-feed', RequirePermission('tools.scheduling_tool.manage'), ok(planFeed))
  renew(@Ctx() ctx: RequestContext, @Id('thingId') thingId: string) {
    return this.feeds.renew(ctx, thingId);
  }

  /** Revokes the address. */
  @Delete(':thingId/plan-feed', RequirePermission('tools.scheduling_tool.manage'))
  async remove(@Ctx() ctx: RequestContext, @Id('thingId') thingId: string): Promise<void> {
    await this.feeds.remove(ctx, thingId);
  }
}

@ToolController('planning', 'ical')
export class PlanFileController {
  constructor(
    private readonly feeds: PlanFeedService,
    private readonly limits: CallerLimit,
  ) {}

  /** A plan for a calendar program: whoever knows the address may read it. */
  @Get(':token', Public(), file)
  @Passive()
  async read(
    @Param('token', { schema: planFeedToken }) token: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<string> {
    this.limits.count(request.ip);
    const text = await this.feeds.read(token.slice(0, -'.ics'.length));
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=300');
    return text;
  }
}
