import type { ListQuery } from '@jahrring/contracts-common';
import { holderList, holdingList, holdingListQuery } from '@jahrring/contracts-inventory';
import {
  Ctx,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Get, Query, SerializeOptions } from '@nestjs/common';
import { HoldingService } from './holding.service';

/** What people hold: everybody sees their own. */
@ToolController('inventory', 'holdings')
@RequirePlugin('personal-inventory')
export class HoldingController {
  constructor(private readonly holdings: HoldingService) {}

  @Get()
  @RequirePermission('tools.personal_inventory.index')
  @SerializeOptions({ schema: holdingList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: holdingListQuery }) query: ListQuery) {
    return this.holdings.list(ctx, query);
  }

  /** Who holds how much; those who have left stand among them until they have given everything back. */
  @Get('people')
  @RequirePermission('tools.personal_inventory.index')
  @SerializeOptions({ schema: holderList })
  people(@Ctx() ctx: RequestContext) {
    return this.holdings.holders(ctx);
  }
}
