import { ReferenceRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CreditLimitRefEntity } from './credit-limit-ref.entity';
import { DunnedBillRefEntity } from './dunned-bill-ref.entity';

@Injectable()
export class CreditLimitRefRepository extends ReferenceRepository<CreditLimitRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, CreditLimitRefEntity, 'credit_limit_ref');
  }
}

@Injectable()
export class DunnedBillRefRepository extends ReferenceRepository<DunnedBillRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, DunnedBillRefEntity, 'dunned_bill_ref');
  }

  /** The highest level of a bill's dunning letters that hold; 0 where there is none. */
  async levelOf(ctx: RequestContext, billId: string): Promise<number> {
    return (await this.find(ctx, billId))?.level ?? 0;
  }
}
