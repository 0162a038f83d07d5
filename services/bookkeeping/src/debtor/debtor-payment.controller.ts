import {
  actView,
  paymentList,
  paymentListQuery,
  paymentView,
  recordDebtorPayment,
  reverseAct,
  setOff,
} from '@jahrring/contracts-bookkeeping';
import type { RecordDebtorPayment, ReverseAct, SetOff } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { DebtorPaymentService } from './debtor-payment.service';

@ToolController('bookkeeping', 'debtor-payments')
@RequirePlugin('debitors')
export class DebtorPaymentController {
  constructor(private readonly payments: DebtorPaymentService) {}

  @Get('', RequirePermission('tools.debitors.index'), paymentList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: paymentListQuery }) query: ListQuery) {
    return this.payments.list(ctx, query);
  }

  @Post('', RequirePermission('tools.debitors.manage'), paymentView)
  record(@Ctx() ctx: RequestContext, @Body({ schema: recordDebtorPayment }) body: RecordDebtorPayment) {
    return this.payments.record(ctx, body);
  }

  /** Takes a payment back by a counter-payment. */
  @Post(':id/reversal', RequirePermission('tools.debitors.manage'), ok(paymentView))
  reverse(
    @Ctx() ctx: RequestContext,
    @Id() paymentId: string,
    @Body({ schema: reverseAct }) body: ReverseAct,
  ) {
    return this.payments.reverse(ctx, paymentId, body);
  }
}

/** Set-offs of credits, and taking them or a write-off back. */
@ToolController('bookkeeping', 'debtor-settlements')
@RequirePlugin('debitors')
export class DebtorSettlementController {
  constructor(private readonly payments: DebtorPaymentService) {}

  @Post('', RequirePermission('tools.debitors.manage'), actView)
  setOff(@Ctx() ctx: RequestContext, @Body({ schema: setOff }) body: SetOff) {
    return this.payments.setOff(ctx, body);
  }

  @Post(':id/reversal', RequirePermission('tools.debitors.manage'), ok(actView))
  reverse(@Ctx() ctx: RequestContext, @Id() actId: string, @Body({ schema: reverseAct }) body: ReverseAct) {
    return this.payments.reverseSettlement(ctx, actId, body);
  }
}
