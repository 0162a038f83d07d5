import { cancelSelfBilling, openItemView, recordSelfBilling } from '@jahrring/contracts-bookkeeping';
import type { CancelSelfBilling, RecordSelfBilling } from '@jahrring/contracts-bookkeeping';
import { Ctx, Id, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { SelfBillingService } from './self-billing.service';

/** Documents of customers in place of our bills. They are listed with the customers' other items. */
@ToolController('bookkeeping', 'self-billings')
@RequirePlugin('debitors')
export class SelfBillingController {
  constructor(private readonly documents: SelfBillingService) {}

  @Post()
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: openItemView })
  record(@Ctx() ctx: RequestContext, @Body({ schema: recordSelfBilling }) body: RecordSelfBilling) {
    return this.documents.record(ctx, body);
  }

  @Post(':id/cancellation')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: openItemView })
  cancel(
    @Ctx() ctx: RequestContext,
    @Id() itemId: string,
    @Body({ schema: cancelSelfBilling }) body: CancelSelfBilling,
  ) {
    return this.documents.cancel(ctx, itemId, body);
  }
}
