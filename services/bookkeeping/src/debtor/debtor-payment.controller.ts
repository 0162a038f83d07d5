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
import { Ctx, Id, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, Query, SerializeOptions } from '@nestjs/common';
import { DebtorPaymentService } from './debtor-payment.service';

@ToolController('bookkeeping', 'debtor-payments')
@RequirePlugin('debitors')
export class DebtorPaymentController {
  constructor(private readonly payments: DebtorPaymentService) {}

  @Get()
  @RequirePermission('tools.debitors.index')
  @SerializeOptions({ schema: paymentList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: paymentListQuery }) query: ListQuery) {
    return this.payments.list(ctx, query);
  }

  @Post()
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: paymentView })
  record(@Ctx() ctx: RequestContext, @Body({ schema: recordDebtorPayment }) body: RecordDebtorPayment) {
    return this.payments.record(ctx, body);
  }

  /** Takes a payment back by a counter-payment. */
  @Post(':id/reversal')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: paymentView })
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

  @Post()
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: actView })
  setOff(@Ctx() ctx: RequestContext, @Body({ schema: setOff }) body: SetOff) {
    return this.payments.setOff(ctx, body);
  }

  @Post(':id/reversal')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: actView })
  reverse(@Ctx() ctx: RequestContext, @Id() actId: string, @Body({ schema: reverseAct }) body: ReverseAct) {
    return this.payments.reverseSettlement(ctx, actId, body);
  }
}
