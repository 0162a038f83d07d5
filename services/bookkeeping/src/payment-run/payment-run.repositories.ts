import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PaymentRunBillEntity } from './payment-run-bill.entity';
import { PaymentRunEntity } from './payment-run.entity';

export const paymentRunColumns: ListColumns = {
  fields: {
    state: 'state',
    executionDate: 'executionDate',
    total: 'total',
    createdAt: 'createdAt',
  },
  search: ['messageId'],
};

@Injectable()
export class PaymentRunRepository extends LicensedRepository<PaymentRunEntity> {
  constructor(services: RepositoryServices) {
    super(services, PaymentRunEntity, { name: 'paymentRun', softDelete: false });
  }

  ofMessage(ctx: RequestContext, messageId: string): Promise<PaymentRunEntity | null> {
    return this.one(this.query(ctx).andWhere('paymentRun.messageId = :messageId', { messageId }));
  }

  /** The one that was made last. */
  latest(ctx: RequestContext): Promise<PaymentRunEntity | null> {
    return this.one(
      this.query(ctx).orderBy('paymentRun.createdAt', 'DESC').addOrderBy('paymentRun.id', 'DESC'),
    );
  }
}

type Key = 'runId' | 'liveItemId' | 'endToEndId' | 'paymentInfoId' | 'lineId' | 'paymentId';

const perQuery = 500;

@Injectable()
export class PaymentRunBillRepository extends LicensedRepository<PaymentRunBillEntity> {
  constructor(services: RepositoryServices) {
    super(services, PaymentRunBillEntity, { name: 'paymentRunBill', audit: false, softDelete: false });
  }

  /** Bills whose property is one of the values, in the order of their runs. */
  async by(ctx: RequestContext, property: Key, values: readonly string[]): Promise<PaymentRunBillEntity[]> {
    const found: PaymentRunBillEntity[] = [];
    for (let from = 0; from < values.length; from += perQuery) {
      const part = values.slice(from, from + perQuery);
      const query = this.query(ctx).andWhere(`paymentRunBill.${property} IN (:...part)`, { part });
      found.push(
        ...(await this.many(
          query.orderBy('paymentRunBill.runId', 'ASC').addOrderBy('paymentRunBill.position', 'ASC'),
        )),
      );
    }
    return found;
  }
}
