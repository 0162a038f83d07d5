import {
  pinTool,
  type PinTool,
  toolHealth,
  toolHealthQuery,
  toolId,
  toolSummaryList,
  toolView,
  updateToolChannels,
  type UpdateToolChannels,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  Put,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { HealthService } from './health/health.service';
import { ToolChannelsService } from './tool-channels.service';
import { ToolViews } from './tool-views';

/** Tools with their versions, channels and pins: what superadmins steer releases with. */
@ToolController('admin', 'tools')
export class ToolAdminController {
  constructor(
    private readonly views: ToolViews,
    private readonly channels: ToolChannelsService,
    private readonly health: HealthService,
  ) {}

  @Get('', SuperadminOnly(), toolSummaryList)
  list(@Ctx() ctx: RequestContext) {
    return this.views.list(ctx);
  }

  @Get(':tool', SuperadminOnly(), toolView)
  get(@Ctx() ctx: RequestContext, @Param('tool', { schema: toolId }) tool: string) {
    return this.views.get(ctx, tool);
  }

  @Get(':tool/health', SuperadminOnly(), toolHealth)
  getHealth(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @Query({ schema: toolHealthQuery }) { hours }: { hours: number },
  ) {
    return this.health.get(ctx, tool, hours);
  }

  @Patch(':tool', SuperadminOnly(), toolView)
  async update(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @IfMatch() version: number,
    @Body({ schema: updateToolChannels }) body: UpdateToolChannels,
  ) {
    await this.channels.update(ctx, tool, version, body);
    return this.views.get(ctx, tool);
  }

  @Post(':tool/roll-back', SuperadminOnly(), ok(toolView))
  async rollBack(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @IfMatch() version: number,
  ) {
    await this.channels.rollBack(ctx, tool, version);
    return this.views.get(ctx, tool);
  }

  @Put(':tool/pins/:licenceId', SuperadminOnly(), toolView)
  async pin(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @Id('licenceId') licenceId: string,
    @Body({ schema: pinTool }) body: PinTool,
  ) {
    await this.channels.pin(ctx, tool, licenceId, body.version);
    return this.views.get(ctx, tool);
  }

  @Delete(':tool/pins/:licenceId', SuperadminOnly(), toolView)
  async unpin(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @Id('licenceId') licenceId: string,
  ) {
    await this.channels.unpin(ctx, tool, licenceId);
    return this.views.get(ctx, tool);
  }
}
