import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DebtorTermsEntity } from './debtor-terms.entity';

@Injectable()
export class DebtorTermsRepository extends LicensedRepository<DebtorTermsEntity> {
  constructor(services: RepositoryServices) {
    super(services, DebtorTermsEntity, { name: 'debtorTerms', softDelete: false });
  }

  ofAddresses(ctx: RequestContext, addressIds: readonly string[]): Promise<DebtorTermsEntity[]> {
    if (addressIds.length === 0) return Promise.resolve([]);
    return this.many(this.query(ctx).andWhere('debtorTerms.addressId IN (:...addressIds)', { addressIds }));
  }
}
