import type { ListQuery } from '@jahrring/contracts-common';
import {
  createStem,
  movedStems,
  moveStems,
  stemList,
  stemListQuery,
  stemView,
  updateStem,
  type MoveStems,
} from '@jahrring/contracts-timber';
import {
  Ctx,
  file,
  Get,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { StemExportService } from './stem-export.service';
import { StemService } from './stem.service';

@ToolController('timber', 'stems')
@RequirePlugin('timber')
export class StemController extends recordRoutes(StemService, {
  access: RequirePermission('tools.timber.index'),
  list: [stemListQuery, stemList],
  view: stemView,
  create: createStem,
  update: updateStem,
}) {
  constructor(
    stems: StemService,
    private readonly exports: StemExportService,
  ) {
    super(stems);
  }

  @Get('export/csv', RequirePermission('tools.timber.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx', RequirePermission('tools.timber.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Post('move', RequirePermission('tools.timber.index'), ok(movedStems))
  move(@Ctx() ctx: RequestContext, @Body({ schema: moveStems }) body: MoveStems) {
    return this.records.move(ctx, body);
  }
}
