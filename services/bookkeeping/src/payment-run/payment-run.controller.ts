import {
  createPaymentRun,
  executePaymentRun,
  paymentRunList,
  paymentRunQuery,
  paymentRunView,
  removeRunBill,
  withdrawPaymentRun,
} from '@jahrring/contracts-bookkeeping';
import type {
  CreatePaymentRun,
  ExecutePaymentRun,
  RemoveRunBill,
  WithdrawPaymentRun,
} from '@jahrring/contracts-bookkeeping';
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
import { ManualExecutionService } from './manual-execution.service';
import { PaymentRunService } from './payment-run.service';

@ToolController('bookkeeping', 'payment-runs')
@RequirePlugin('creditors')
export class PaymentRunController {
  constructor(
    private readonly runs: PaymentRunService,
    private readonly execution: ManualExecutionService,
  ) {}

  @Get('', RequirePermission('tools.creditors.index'), paymentRunList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: paymentRunQuery }) query: ListQuery) {
    return this.runs.list(ctx, query);
  }

  @Get(':id', RequirePermission('tools.creditors.index'), paymentRunView)
  get(@Ctx() ctx: RequestContext, @Id() runId: string) {
    return this.runs.get(ctx, runId);
  }

  @Post('', RequirePermission('tools.creditors.pay'), paymentRunView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createPaymentRun }) body: CreatePaymentRun) {
    return this.runs.create(ctx, body);
  }

  @Post(':id/removals', RequirePermission('tools.creditors.pay'), ok(paymentRunView))
  removeBill(
    @Ctx() ctx: RequestContext,
    @Id() runId: string,
    @Body({ schema: removeRunBill }) { itemId }: RemoveRunBill,
  ) {
    return this.runs.removeBill(ctx, runId, itemId);
  }

  @Post(':id/withdrawal', RequirePermission('tools.creditors.pay'), ok(paymentRunView))
  withdraw(
    @Ctx() ctx: RequestContext,
    @Id() runId: string,
    @Body({ schema: withdrawPaymentRun }) body: WithdrawPaymentRun,
  ) {
    return this.runs.withdraw(ctx, runId, body);
  }

  /** The debit, where no statement of the bank tells it. */
  @Post(':id/execution', RequirePermission('tools.creditors.pay'), ok(paymentRunView))
  execute(
    @Ctx() ctx: RequestContext,
    @Id() runId: string,
    @Body({ schema: executePaymentRun }) body: ExecutePaymentRun,
  ) {
    return this.execution.execute(ctx, runId, body);
  }
}
