import type { ListQuery } from '@jahrring/contracts-common';
import {
  createStem,
  movedStems,
  moveStems,
  stemList,
  stemListQuery,
  stemView,
  updateStem,
  type CreateStem,
  type MoveStems,
  type UpdateStem,
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
export class StemController {
  constructor(
    private readonly stems: StemService,
    private readonly exports: StemExportService,
  ) {}

  @Get('', RequirePermission('tools.timber.index'), stemList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.stems.list(ctx, query);
  }

  @Get('export/csv', RequirePermission('tools.timber.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx', RequirePermission('tools.timber.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Get(':id', RequirePermission('tools.timber.index'), stemView)
  get(@Ctx() ctx: RequestContext, @Id() stemId: string) {
    return this.stems.get(ctx, stemId);
  }

  @Post('', RequirePermission('tools.timber.index'), stemView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createStem }) body: CreateStem) {
    return this.stems.create(ctx, body);
  }

  @Post('move', RequirePermission('tools.timber.index'), ok(movedStems))
  move(@Ctx() ctx: RequestContext, @Body({ schema: moveStems }) body: MoveStems) {
    return this.stems.move(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.timber.index'), stemView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() stemId: string,
    @IfMatch() version: number,
    @Body({ schema: updateStem }) body: UpdateStem,
  ) {
    return this.stems.update(ctx, stemId, version, body);
  }

  @Delete(':id', RequirePermission('tools.timber.index'))
  async remove(@Ctx() ctx: RequestContext, @Id() stemId: string, @IfMatch() version: number): Promise<void> {
    await this.stems.remove(ctx, stemId, version);
  }

  @Post(':id/restore', RequirePermission('tools.timber.index'), ok(stemView))
  restore(@Ctx() ctx: RequestContext, @Id() stemId: string) {
    return this.stems.restore(ctx, stemId);
  }
}
