import { lotForwarding, moveLoads, originForwarding, type MoveLoads } from '@jahrring/contracts-timber';
import { Ctx, Id, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { ForwardingService } from './forwarding.service';

@ToolController('timber', '')
@RequirePlugin('timber')
export class ForwardingController {
  constructor(private readonly forwarding: ForwardingService) {}

  @Get('lots/:id/forwarding')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotForwarding })
  ofLot(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.forwarding.ofLot(ctx, lotId);
  }

  @Post('lots/:id/forwarding')
  @HttpCode(200)
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotForwarding })
  put(@Ctx() ctx: RequestContext, @Id() lotId: string, @Body({ schema: moveLoads }) body: MoveLoads) {
    return this.forwarding.put(ctx, lotId, body);
  }

  @Post('lots/:id/forwarding/removal')
  @HttpCode(200)
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotForwarding })
  remove(@Ctx() ctx: RequestContext, @Id() lotId: string, @Body({ schema: moveLoads }) body: MoveLoads) {
    return this.forwarding.remove(ctx, lotId, body);
  }

  @Get('origins/:id/forwarding')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: originForwarding })
  ofOrigin(@Ctx() ctx: RequestContext, @Id() originId: string) {
    return this.forwarding.ofOrigin(ctx, originId);
  }
}
