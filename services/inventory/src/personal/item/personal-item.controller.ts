import {
  createPersonalItem,
  inspectionList,
  inspectPersonalItem,
  personalItemList,
  personalItemListQuery,
  personalItemView,
  updatePersonalItem,
  type InspectPersonalItem,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Get,
  Id,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PersonalItemService } from './personal-item.service';

const manage = 'tools.personal_inventory.manage';

/** Pieces that are known one by one. */
@ToolController('inventory', 'personal-items')
@RequirePlugin('personal-inventory')
export class PersonalItemController extends recordRoutes(PersonalItemService, {
  access: RequirePermission(manage),
  list: [personalItemListQuery, personalItemList],
  view: personalItemView,
  create: createPersonalItem,
  update: updatePersonalItem,
}) {
  /** Returns the pieces that a device stores, so that it recognises a code without a connection. */
  @Get('known', RequirePermission(manage), personalItemList)
  known(@Ctx() ctx: RequestContext) {
    return this.records.known(ctx);
  }

  @Get(':id/inspections', RequirePermission(manage), inspectionList)
  inspections(@Ctx() ctx: RequestContext, @Id() itemId: string) {
    return this.records.inspectionsOf(ctx, itemId);
  }

  /** Somebody looked at it. */
  @Post(':id/inspections', RequirePermission(manage), ok(personalItemView))
  inspect(
    @Ctx() ctx: RequestContext,
    @Id() itemId: string,
    @Body({ schema: inspectPersonalItem }) body: InspectPersonalItem,
  ) {
    return this.records.inspect(ctx, itemId, body);
  }
}
