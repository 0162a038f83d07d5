import { creditCheck, paymentList, recordPayment } from '@jahrring/contracts-documents';
import type { CreditCheck, PaymentList, RecordPayment } from '@jahrring/contracts-documents';
import { Ctx, Get, Id, ok, Post, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { CreditCheckService } from './credit-check.service';
import { PaymentService } from './payment.service';

@ToolController('documents', 'documents')
export class PaymentController {
  constructor(
    private readonly payments: PaymentService,
    private readonly credit: CreditCheckService,
  ) {}

  @Get(':id/payments', RequirePermission('tools.document.show'), paymentList)
  list(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<PaymentList> {
    return this.payments.list(ctx, documentId);
  }

  /** Returns what the draft's customer owes including the draft, if a credit limit is set. */
  @Get(':id/credit-check', RequirePermission('tools.document.manage'), creditCheck)
  checkCredit(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<CreditCheck> {
    return this.credit.of(ctx, documentId);
  }

  @Post(':id/payments', RequirePermission('tools.document.payment'), paymentList)
  record(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: recordPayment }) body: RecordPayment,
  ): Promise<PaymentList> {
    return this.payments.record(ctx, documentId, body);
  }

  /** Takes a payment back. */
  @Post(':id/payments/:paymentId/reversal', RequirePermission('tools.document.payment'), ok(paymentList))
  reverse(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Id('paymentId') paymentId: string,
  ): Promise<PaymentList> {
    return this.payments.reverse(ctx, documentId, paymentId);
  }
}
