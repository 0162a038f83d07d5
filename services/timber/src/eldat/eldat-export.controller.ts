import { lotEldatGaps } from '@jahrring/contracts-timber';
import {
  Ctx,
  file,
  Get,
  Id,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { EldatExportService } from './eldat-export.service';

/** Lots as ELDATsmart. */
@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class EldatExportController {
  constructor(private readonly exports: EldatExportService) {}

  @Get(':id/eldat/gaps', RequirePermission('tools.timber.index'), lotEldatGaps)
  gaps(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.exports.gaps(ctx, lotId);
  }

  @Get(':id/eldat/allocation', RequirePermission('tools.timber.index'), file)
  allocation(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.exports.write(ctx, lotId, 'allocation');
  }

  @Get(':id/eldat/delivery-note', RequirePermission('tools.timber.index'), file)
  deliveryNote(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.exports.write(ctx, lotId, 'delivery-note');
  }

  @Get(':id/eldat/journal', RequirePermission('tools.timber.index'), file)
  journal(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.exports.write(ctx, lotId, 'journal');
  }

  @Get(':id/eldat/transfer-order', RequirePermission('tools.timber.index'), file)
  transferOrder(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.exports.write(ctx, lotId, 'transfer-order');
  }
}
