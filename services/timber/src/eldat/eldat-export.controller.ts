import { id } from '@jahrring/contracts-common';
import {
  Ctx,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Get, Param } from '@nestjs/common';
import { EldatExportService } from './eldat-export.service';

/** Lots as ELDATsmart. */
@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class EldatExportController {
  constructor(private readonly exports: EldatExportService) {}

  @Get(':id/eldat/allocation')
  @RequirePermission('tools.timber.index')
  allocation(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) lotId: string) {
    return this.exports.write(ctx, lotId, 'allocation');
  }

  @Get(':id/eldat/delivery-note')
  @RequirePermission('tools.timber.index')
  deliveryNote(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) lotId: string) {
    return this.exports.write(ctx, lotId, 'delivery-note');
  }

  @Get(':id/eldat/journal')
  @RequirePermission('tools.timber.index')
  journal(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) lotId: string) {
    return this.exports.write(ctx, lotId, 'journal');
  }

  @Get(':id/eldat/transfer-order')
  @RequirePermission('tools.timber.index')
  transferOrder(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) lotId: string) {
    return this.exports.write(ctx, lotId, 'transfer-order');
  }
}
