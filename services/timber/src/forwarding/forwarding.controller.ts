import { lotForwarding, moveLoads, originForwarding, type MoveLoads } from '@jahrring/contracts-timber';
import {
  Ctx,
  Get,
  Id,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ForwardingService } from './forwarding.service';

@ToolController('timber', '')
@RequirePlugin('timber')
export class ForwardingController {
  constructor(private readonly forwarding: ForwardingService) {}

  @Get('lots/:id/forwarding', RequirePermission('tools.timber.index'), lotForwarding)
  ofLot(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.forwarding.ofLot(ctx, lotId);
  }

  @Post('lots/:id/forwarding', RequirePermission('tools.timber.index'), ok(lotForwarding))
  put(@Ctx() ctx: RequestContext, @Id() lotId: string, @Body({ schema: moveLoads }) body: MoveLoads) {
    return this.forwarding.put(ctx, lotId, body);
  }

  @Post('lots/:id/forwarding/removal', RequirePermission('tools.timber.index'), ok(lotForwarding))
  remove(@Ctx() ctx: RequestContext, @Id() lotId: string, @Body({ schema: moveLoads }) body: MoveLoads) {
    return this.forwarding.remove(ctx, lotId, body);
  }

  @Get('origins/:id/forwarding', RequirePermission('tools.timber.index'), originForwarding)
  ofOrigin(@Ctx() ctx: RequestContext, @Id() originId: string) {
    return this.forwarding.ofOrigin(ctx, originId);
  }
}
