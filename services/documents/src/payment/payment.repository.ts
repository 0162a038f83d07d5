import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PaymentEntity } from './payment.entity';

/** Payments of bills; who may see a bill with its prices may see them, so they are asked for by its id. */
@Injectable()
export class PaymentRepository extends LicensedRepository<PaymentEntity> {
  constructor(services: RepositoryServices) {
    super(services, PaymentEntity, { name: 'payment' });
  }

  /** In the order in which they were recorded. */
  ofDocument(ctx: RequestContext, documentId: string): Promise<PaymentEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('payment.documentId = :documentId', { documentId })
        .orderBy('payment.createdAt', 'ASC')
        .addOrderBy('payment.id', 'ASC'),
    );
  }
}
