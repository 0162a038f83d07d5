import { paymentRecorded } from '@jahrring/contracts-documents';
import type { PaymentRecorded } from '@jahrring/contracts-documents';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { PaymentEntity } from './payment.entity';
import { PaymentRepository } from './payment.repository';

type PaidBill = Pick<DocumentEntity, 'number' | 'currency'>;

/** Tells others of payments of bills. */
@Injectable()
export class PaymentPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly documents: DocumentRepository,
    private readonly payments: PaymentRepository,
  ) {}

  /** `open`: what is open of the bill afterwards. */
  async recorded(ctx: RequestContext, payment: PaymentEntity, bill: PaidBill, open: string): Promise<void> {
    await this.outbox.add(ctx, paymentRecorded, toEvent(payment, bill, open));
  }

  /** All of them again, the oldest first, for who keeps receivables from later on; with what is open of the bill now. */
  @Republishes(paymentRecorded, PaymentEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<PaymentRecorded>[]> {
    for await (const page of this.payments.pages(ctx)) {
      const ids = [...new Set(page.map(({ documentId }) => documentId))];
      const bills = await this.documents.getMany(ctx, ids, { deleted: 'include' });
      yield page.flatMap((payment) => {
        const bill = bills.find(({ id }) => id === payment.documentId);
        if (!bill) return [];
        return [{ payload: toEvent(payment, bill, bill.openAmount ?? '0.00'), changedAt: payment.updatedAt }];
      });
    }
  }
}

function toEvent(payment: PaymentEntity, bill: PaidBill, open: string): PaymentRecorded {
  const { id, documentId, paidOn, amount, deducted, reversesId } = payment;
  return {
    ...{ id, documentId, documentNumber: bill.number ?? '', paidOn, amount, deducted },
    ...{ currency: bill.currency, reversesId: reversesId ?? undefined, open },
  };
}
