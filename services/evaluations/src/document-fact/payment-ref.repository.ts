import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PaymentRefEntity } from './document-fact.entities';

@Injectable()
export class PaymentRefRepository extends ReferenceRepository<PaymentRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, PaymentRefEntity, 'payment');
  }

  /** The day of a bill's last payment that was not taken back. */
  async lastDay(ctx: RequestContext, documentId: string): Promise<string | null> {
    const last = await this.one(
      this.query(ctx)
        .andWhere('payment.documentId = :documentId AND payment.cents > 0', { documentId })
        .andWhere(
          `NOT EXISTS (SELECT 1 FROM payment_refs back WHERE back.licence_id = payment.licence_id
            AND back.document_id = payment.document_id AND back.reverses_id = payment.id)`,
        )
        .orderBy('payment.paidOn', 'DESC'),
    );
    return last?.paidOn ?? null;
  }
}
