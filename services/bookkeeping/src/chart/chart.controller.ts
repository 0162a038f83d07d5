import { chartAccountList, chartAccountQuery } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { accountColumns, AccountRefRepository } from '../reference';

/** The licence's accounts, to choose from; they are kept in its settings. */
@ToolController('bookkeeping', 'accounts')
@RequirePlugin('debitors', 'creditors')
export class ChartController {
  constructor(private readonly accounts: AccountRefRepository) {}

  @Get('', RequirePermission('tools.debitors.index', 'tools.creditors.index'), chartAccountList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: chartAccountQuery }) query: ListQuery) {
    return this.accounts.list(ctx, query, accountColumns);
  }
}
