import { paymentProposal, paymentProposalQuery } from '@jahrring/contracts-bookkeeping';
import type { PaymentProposalQuery } from '@jahrring/contracts-bookkeeping';
import { Ctx, Get, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { PaymentProposalService } from './payment-proposal.service';

/** Open amounts to be paid next. */
@ToolController('bookkeeping', 'payables')
@RequirePlugin('creditors')
export class PayableController {
  constructor(private readonly proposals: PaymentProposalService) {}

  @Get('', RequirePermission('tools.creditors.index'), paymentProposal)
  propose(@Ctx() ctx: RequestContext, @Query({ schema: paymentProposalQuery }) query: PaymentProposalQuery) {
    return this.proposals.propose(ctx, query);
  }
}
