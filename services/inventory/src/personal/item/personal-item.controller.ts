import type { ListQuery } from '@jahrring/contracts-common';
import {
  createPersonalItem,
  inspectionList,
  inspectPersonalItem,
  personalItemList,
  personalItemListQuery,
  personalItemView,
  updatePersonalItem,
  type CreatePersonalItem,
  type InspectPersonalItem,
  type UpdatePersonalItem,
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
import { PersonalItemService } from './personal-item.service';

const manage = 'tools.personal_inventory.manage';

/** Pieces that are known one by one. */
@ToolController('inventory', 'personal-items')
@RequirePlugin('personal-inventory')
export class PersonalItemController {
  constructor(private readonly items: PersonalItemService) {}

  @Get('', RequirePermission(manage), personalItemList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: personalItemListQuery }) query: ListQuery) {
    return this.items.list(ctx, query);
  }

  /** Returns the pieces that a device stores, so that it recognises a code without a connection. */
  @Get('known', RequirePermission(manage), personalItemList)
  known(@Ctx() ctx: RequestContext) {
    return this.items.known(ctx);
  }

  @Get(':id', RequirePermission(manage), personalItemView)
  get(@Ctx() ctx: RequestContext, @Id() itemId: string) {
    return this.items.get(ctx, itemId);
  }

  @Post('', RequirePermission(manage), personalItemView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createPersonalItem }) body: CreatePersonalItem) {
    return this.items.create(ctx, body);
  }

  @Patch(':id', RequirePermission(manage), personalItemView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() itemId: string,
    @IfMatch() version: number,
    @Body({ schema: updatePersonalItem }) body: UpdatePersonalItem,
  ) {
    return this.items.update(ctx, itemId, version, body);
  }

  @Delete(':id', RequirePermission(manage))
  async remove(@Ctx() ctx: RequestContext, @Id() itemId: string, @IfMatch() version: number): Promise<void> {
    await this.items.remove(ctx, itemId, version);
  }

  @Post(':id/restore', RequirePermission(manage), ok(personalItemView))
  restore(@Ctx() ctx: RequestContext, @Id() itemId: string) {
    return this.items.restore(ctx, itemId);
  }

  @Get(':id/inspections', RequirePermission(manage), inspectionList)
  inspections(@Ctx() ctx: RequestContext, @Id() itemId: string) {
    return this.items.inspectionsOf(ctx, itemId);
  }

  /** Somebody looked at it. */
  @Post(':id/inspections', RequirePermission(manage), ok(personalItemView))
  inspect(
    @Ctx() ctx: RequestContext,
    @Id() itemId: string,
    @Body({ schema: inspectPersonalItem }) body: InspectPersonalItem,
  ) {
    return this.items.inspect(ctx, itemId, body);
  }
}
