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
  Delete,
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
import { OriginService } from './origin.service';

@ToolController('timber', 'origins')
@RequirePlugin('timber')
export class OriginController {
  constructor(private readonly origins: OriginService) {}

  @Get('', RequirePermission('tools.timber.index'), originList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: originListQuery }) query: ListQuery) {
    return this.origins.list(ctx, query);
  }

  @Get(':id', RequirePermission('tools.timber.index'), originView)
  get(@Ctx() ctx: RequestContext, @Id() originId: string) {
    return this.origins.get(ctx, originId);
  }

  @Post('', RequirePermission('tools.timber.manage'), originView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createOrigin }) body: CreateOrigin) {
    return this.origins.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.timber.manage'), originView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() originId: string,
    @IfMatch() version: number,
    @Body({ schema: updateOrigin }) body: UpdateOrigin,
  ) {
    return this.origins.update(ctx, originId, version, body);
  }

  @Delete(':id', RequirePermission('tools.timber.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() originId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.origins.remove(ctx, originId, version);
  }

  @Post(':id/restore', RequirePermission('tools.timber.manage'), ok(originView))
  restore(@Ctx() ctx: RequestContext, @Id() originId: string) {
    return this.origins.restore(ctx, originId);
  }
}
