import type { ListQuery } from '@jahrring/contracts-common';
import {
  createKit,
  kitList,
  kitListQuery,
  kitView,
  updateKit,
  type CreateKit,
  type UpdateKit,
} from '@jahrring/contracts-inventory';
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
import { KitService } from './kit.service';

const manage = 'tools.personal_inventory.manage';

/** Kits by function. */
@ToolController('inventory', 'personal-kits')
@RequirePlugin('personal-inventory')
export class KitController {
  constructor(private readonly kits: KitService) {}

  @Get('', RequirePermission(manage), kitList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: kitListQuery }) query: ListQuery) {
    return this.kits.list(ctx, query);
  }

  @Get(':id', RequirePermission(manage), kitView)
  get(@Ctx() ctx: RequestContext, @Id() kitId: string) {
    return this.kits.get(ctx, kitId);
  }

  @Post('', RequirePermission(manage), kitView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createKit }) body: CreateKit) {
    return this.kits.create(ctx, body);
  }

  @Patch(':id', RequirePermission(manage), kitView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() kitId: string,
    @IfMatch() version: number,
    @Body({ schema: updateKit }) body: UpdateKit,
  ) {
    return this.kits.update(ctx, kitId, version, body);
  }

  @Delete(':id', RequirePermission(manage))
  async remove(@Ctx() ctx: RequestContext, @Id() kitId: string, @IfMatch() version: number): Promise<void> {
    await this.kits.remove(ctx, kitId, version);
  }

  @Post(':id/restore', RequirePermission(manage), ok(kitView))
  restore(@Ctx() ctx: RequestContext, @Id() kitId: string) {
    return this.kits.restore(ctx, kitId);
  }
}
