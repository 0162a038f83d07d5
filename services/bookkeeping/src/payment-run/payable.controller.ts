import { paymentProposal, paymentProposalQuery } from '@jahrring/contracts-bookkeeping';
import type { PaymentProposalQuery } from '@jahrring/contracts-bookkeeping';
import { Ctx, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Get, Query, SerializeOptions } from '@nestjs/common';
import { PaymentProposalService } from './payment-proposal.service';

/** Open amounts to be paid next. */
@ToolController('bookkeeping', 'payables')
@RequirePlugin('creditors')
export class PayableController {
  constructor(private readonly proposals: PaymentProposalService) {}

  @Get()
  @RequirePermission('tools.creditors.index')
  @SerializeOptions({ schema: paymentProposal })
  propose(@Ctx() ctx: RequestContext, @Query({ schema: paymentProposalQuery }) query: PaymentProposalQuery) {
    return this.proposals.propose(ctx, query);
  }
}
