import { cancelSelfBilling, openItemView, recordSelfBilling } from '@jahrring/contracts-bookkeeping';
import type { CancelSelfBilling, RecordSelfBilling } from '@jahrring/contracts-bookkeeping';
import { Ctx, Id, ok, Post, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { SelfBillingService } from './self-billing.service';

/** Documents of customers in place of our bills. They are listed with the customers' other items. */
@ToolController('bookkeeping', 'self-billings')
@RequirePlugin('debitors')
export class SelfBillingController {
  constructor(private readonly documents: SelfBillingService) {}

  @Post('', RequirePermission('tools.debitors.manage'), openItemView)
  record(@Ctx() ctx: RequestContext, @Body({ schema: recordSelfBilling }) body: RecordSelfBilling) {
    return this.documents.record(ctx, body);
  }

  @Post(':id/cancellation', RequirePermission('tools.debitors.manage'), ok(openItemView))
  cancel(
    @Ctx() ctx: RequestContext,
    @Id() itemId: string,
    @Body({ schema: cancelSelfBilling }) body: CancelSelfBilling,
  ) {
    return this.documents.cancel(ctx, itemId, body);
  }
}
