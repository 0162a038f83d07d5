import type { ListQuery } from '@jahrring/contracts-common';
import { holderList, holdingList, holdingListQuery } from '@jahrring/contracts-inventory';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { HoldingService } from './holding.service';

/** Items issued to people: everybody sees their own. */
@ToolController('inventory', 'holdings')
@RequirePlugin('personal-inventory')
export class HoldingController {
  constructor(private readonly holdings: HoldingService) {}

  @Get('', RequirePermission('tools.personal_inventory.index'), holdingList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: holdingListQuery }) query: ListQuery) {
    return this.holdings.list(ctx, query);
  }

  /** Lists how many items each person has; people who have left are included until they have returned everything. */
  @Get('people', RequirePermission('tools.personal_inventory.index'), holderList)
  people(@Ctx() ctx: RequestContext) {
    return this.holdings.holders(ctx);
  }
}
