import type { ListQuery } from '@jahrring/contracts-common';
import {
  createOrigin,
  originList,
  originListQuery,
  originView,
  updateOrigin,
  type CreateOrigin,
  type UpdateOrigin,
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
import { OriginService } from './origin.service';

@ToolController('timber', 'origins')
@RequirePlugin('timber')
export class OriginController {
  constructor(private readonly origins: OriginService) {}

  @Get()
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: originList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: originListQuery }) query: ListQuery) {
    return this.origins.list(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.timber.index')
  @SerializeOptions({ schema: originView })
  get(@Ctx() ctx: RequestContext, @Id() originId: string) {
    return this.origins.get(ctx, originId);
  }

  @Post()
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: originView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createOrigin }) body: CreateOrigin) {
    return this.origins.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: originView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() originId: string,
    @IfMatch() version: number,
    @Body({ schema: updateOrigin }) body: UpdateOrigin,
  ) {
    return this.origins.update(ctx, originId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.timber.manage')
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() originId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.origins.remove(ctx, originId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: originView })
  restore(@Ctx() ctx: RequestContext, @Id() originId: string) {
    return this.origins.restore(ctx, originId);
  }
}
