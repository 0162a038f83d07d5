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
import { Ctx, Id, IfMatch, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import {
  Body,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  SerializeOptions,
} from '@nestjs/common';
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

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: toolSummaryList })
  list(@Ctx() ctx: RequestContext) {
    return this.views.list(ctx);
  }

  @Get(':tool')
  @SuperadminOnly()
  @SerializeOptions({ schema: toolView })
  get(@Ctx() ctx: RequestContext, @Param('tool', { schema: toolId }) tool: string) {
    return this.views.get(ctx, tool);
  }

  @Get(':tool/health')
  @SuperadminOnly()
  @SerializeOptions({ schema: toolHealth })
  getHealth(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @Query({ schema: toolHealthQuery }) { hours }: { hours: number },
  ) {
    return this.health.get(ctx, tool, hours);
  }

  @Patch(':tool')
  @SuperadminOnly()
  @SerializeOptions({ schema: toolView })
  async update(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @IfMatch() version: number,
    @Body({ schema: updateToolChannels }) body: UpdateToolChannels,
  ) {
    await this.channels.update(ctx, tool, version, body);
    return this.views.get(ctx, tool);
  }

  @Post(':tool/roll-back')
  @SuperadminOnly()
  @HttpCode(200)
  @SerializeOptions({ schema: toolView })
  async rollBack(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @IfMatch() version: number,
  ) {
    await this.channels.rollBack(ctx, tool, version);
    return this.views.get(ctx, tool);
  }

  @Put(':tool/pins/:licenceId')
  @SuperadminOnly()
  @SerializeOptions({ schema: toolView })
  async pin(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @Id('licenceId') licenceId: string,
    @Body({ schema: pinTool }) body: PinTool,
  ) {
    await this.channels.pin(ctx, tool, licenceId, body.version);
    return this.views.get(ctx, tool);
  }

  @Delete(':tool/pins/:licenceId')
  @SuperadminOnly()
  @SerializeOptions({ schema: toolView })
  async unpin(
    @Ctx() ctx: RequestContext,
    @Param('tool', { schema: toolId }) tool: string,
    @Id('licenceId') licenceId: string,
  ) {
    await this.channels.unpin(ctx, tool, licenceId);
    return this.views.get(ctx, tool);
  }
}
