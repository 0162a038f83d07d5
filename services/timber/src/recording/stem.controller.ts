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
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { StemExportService } from './stem-export.service';
import { StemService } from './stem.service';

@ToolController('timber', 'stems')
@RequirePlugin('timber')
export class StemController {
  constructor(
    private readonly stems: StemService,
    private readonly exports: StemExportService,
  ) {}

  @Get()
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: stemList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.stems.list(ctx, query);
  }

  @Get('export/csv')
  @RequirePermission('tools.timber.index')
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx')
  @RequirePermission('tools.timber.index')
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: stemListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Get(':id')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: stemView })
  get(@Ctx() ctx: RequestContext, @Id() stemId: string) {
    return this.stems.get(ctx, stemId);
  }

  @Post()
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: stemView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createStem }) body: CreateStem) {
    return this.stems.create(ctx, body);
  }

  @Post('move')
  @HttpCode(200)
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: movedStems })
  move(@Ctx() ctx: RequestContext, @Body({ schema: moveStems }) body: MoveStems) {
    return this.stems.move(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: stemView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() stemId: string,
    @IfMatch() version: number,
    @Body({ schema: updateStem }) body: UpdateStem,
  ) {
    return this.stems.update(ctx, stemId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.timber.index')
  async remove(@Ctx() ctx: RequestContext, @Id() stemId: string, @IfMatch() version: number): Promise<void> {
    await this.stems.remove(ctx, stemId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: stemView })
  restore(@Ctx() ctx: RequestContext, @Id() stemId: string) {
    return this.stems.restore(ctx, stemId);
  }
}
