import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { BillRefEntity } from './bill-ref.entity';

@Injectable()
export class BillRefRepository extends ReferenceRepository<BillRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, BillRefEntity, 'billRef');
  }

  countOf(ctx: RequestContext, addressId: string): Promise<number> {
    return this.query(ctx).andWhere('billRef.addressId = :addressId', { addressId }).getCount();
  }

  /** Sum of what is open of an address's bills. */
  async openOf(ctx: RequestContext, addressId: string): Promise<string> {
    const open = await this.many(
      this.query(ctx).andWhere('billRef.addressId = :addressId AND billRef.open <> 0', { addressId }),
    );
    return open.reduce((sum, bill) => sum.plus(bill.open), new Decimal(0)).toFixed(2);
  }
}
