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
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, Put, Query, SerializeOptions } from '@nestjs/common';
import { LotExportService } from './lot-export.service';
import { LotService } from './lot.service';

@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class LotController {
  constructor(
    private readonly lots: LotService,
    private readonly exports: LotExportService,
  ) {}

  @Get()
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.lots.list(ctx, query);
  }

  @Get('export/csv')
  @RequirePermission('tools.timber.index')
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx')
  @RequirePermission('tools.timber.index')
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Get(':id')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotView })
  get(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.lots.get(ctx, lotId);
  }

  @Get(':id/sums')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotSums })
  sums(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.lots.sums(ctx, lotId);
  }

  @Post()
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createLot }) body: CreateLot) {
    return this.lots.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: updateLot }) body: UpdateLot,
  ) {
    return this.lots.update(ctx, lotId, version, body);
  }

  @Put(':id/sale')
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: lotView })
  sell(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: sellLot }) body: SellLot,
  ) {
    return this.lots.sell(ctx, lotId, version, body);
  }

  @Post(':id/state')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: lotView })
  changeState(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @IfMatch() version: number,
    @Body({ schema: changeLotState }) body: ChangeLotState,
  ) {
    return this.lots.changeState(ctx, lotId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.timber.manage')
  async remove(@Ctx() ctx: RequestContext, @Id() lotId: string, @IfMatch() version: number): Promise<void> {
    await this.lots.remove(ctx, lotId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: lotView })
  restore(@Ctx() ctx: RequestContext, @Id() lotId: string) {
    return this.lots.restore(ctx, lotId);
  }
}
