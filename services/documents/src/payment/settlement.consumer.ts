import { billSettled } from '@jahrring/contracts-bookkeeping';
import type { BillSettled } from '@jahrring/contracts-bookkeeping';
import { Consumes } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import { BillState } from './bill-state';
import { PaymentRepository } from './payment.repository';

/** Records each settlement of a bill in bookkeeping as a payment here, and updates the bill's open amount and state. */
@Injectable()
export class SettlementConsumer {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly payments: PaymentRepository,
    private readonly bills: BillState,
  ) {}

  @Consumes(billSettled)
  async onSettled(ctx: RequestContext, settled: BillSettled): Promise<void> {
    const { id, documentId, settledOn: paidOn, amount, deducted, reversesId = null } = settled;
    await this.documents.lock(ctx, [documentId]);
    const bill = await this.documents.find(ctx, documentId);
    if (!bill || (await this.payments.find(ctx, id))) return;
    await this.payments.insert(ctx, { id, documentId, paidOn, amount, deducted, reversesId });
    await this.bills.update(ctx, bill);
  }
}
