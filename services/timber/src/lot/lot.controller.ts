import type { ListQuery } from '@jahrring/contracts-common';
import {
  changeLotState,
  createLot,
  lotList,
  lotListQuery,
  lotSums,
  lotView,
  sellLot,
  updateLot,
  type ChangeLotState,
  type SellLot,
} from '@jahrring/contracts-timber';
import {
  Ctx,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  Put,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { LotExportService } from './lot-export.service';
import { LotService } from './lot.service';

@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class LotController extends recordRoutes(LotService, {
  access: {
    read: RequirePermission('tools.timber.index'),
    write: RequirePermission('tools.timber.index'),
    remove: RequirePermission('tools.timber.manage'),
  },
  list: [lotListQuery, lotList],
  view: lotView,
  create: createLot,
  update: updateLot,
}) {
  constructor(
    lots: LotService,
    private readonly exports: LotExportService,
  ) {
    super(lots);
  }

  @Get('export/csv', RequirePermission('tools.timber.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx', RequirePermission('tools.timber.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Get(':id/sums', RequirePermission('tools.timber.index'), lotSums)
  sums(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.records.sums(ctx, lotId);
  }

  @Put(':id/sale', RequirePermission('tools.timber.manage'), lotView)
  sell(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: sellLot }) body: SellLot,
  ) {
    return this.records.sell(ctx, lotId, version, body);
  }

  @Post(':id/state', RequirePermission('tools.timber.manage'), ok(lotView))
  changeState(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: changeLotState }) body: ChangeLotState,
  ) {
    return this.records.changeState(ctx, lotId, version, body);
  }
}
