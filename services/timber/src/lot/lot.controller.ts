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
  type CreateLot,
  type SellLot,
  type UpdateLot,
} from '@jahrring/contracts-timber';
import {
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  Put,
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
export class LotController {
  constructor(
    private readonly lots: LotService,
    private readonly exports: LotExportService,
  ) {}

  @Get('', RequirePermission('tools.timber.index'), lotList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.lots.list(ctx, query);
  }

  @Get('export/csv', RequirePermission('tools.timber.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx', RequirePermission('tools.timber.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Get(':id', RequirePermission('tools.timber.index'), lotView)
  get(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.lots.get(ctx, lotId);
  }

  @Get(':id/sums', RequirePermission('tools.timber.index'), lotSums)
  sums(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.lots.sums(ctx, lotId);
  }

  @Post('', RequirePermission('tools.timber.index'), lotView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createLot }) body: CreateLot) {
    return this.lots.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.timber.index'), lotView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: updateLot }) body: UpdateLot,
  ) {
    return this.lots.update(ctx, lotId, version, body);
  }

  @Put(':id/sale', RequirePermission('tools.timber.manage'), lotView)
  sell(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: sellLot }) body: SellLot,
  ) {
    return this.lots.sell(ctx, lotId, version, body);
  }

  @Post(':id/state', RequirePermission('tools.timber.manage'), ok(lotView))
  changeState(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: changeLotState }) body: ChangeLotState,
  ) {
    return this.lots.changeState(ctx, lotId, version, body);
  }

  @Delete(':id', RequirePermission('tools.timber.manage'))
  async remove(@Ctx() ctx: RequestContext, @Id() lotId: string, @IfMatch() version: number): Promise<void> {
    await this.lots.remove(ctx, lotId, version);
  }

  @Post(':id/restore', RequirePermission('tools.timber.manage'), ok(lotView))
  restore(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.lots.restore(ctx, lotId);
  }
}
