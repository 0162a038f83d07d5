import { id, type ListQuery } from '@jahrring/contracts-common';
import {
  createLot,
  lotList,
  lotListQuery,
  lotView,
  updateLot,
  type CreateLot,
  type UpdateLot,
} from '@jahrring/contracts-timber';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { LotService } from './lot.service';

@ToolController('timber', 'lots')
@RequirePlugin('timber')
export class LotController {
  constructor(private readonly lots: LotService) {}

  @Get()
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: lotListQuery }) query: ListQuery) {
    return this.lots.list(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: lotView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) lotId: string) {
    return this.lots.get(ctx, lotId);
  }

  @Post()
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: lotView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createLot }) body: CreateLot) {
    return this.lots.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: lotView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) lotId: string,
    @IfMatch() version: number,
    @Body({ schema: updateLot }) body: UpdateLot,
  ) {
    return this.lots.update(ctx, lotId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.timber.manage')
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) lotId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.lots.remove(ctx, lotId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: lotView })
  restore(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) lotId: string) {
    return this.lots.restore(ctx, lotId);
  }
}
