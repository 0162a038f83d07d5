import type { ItemSide } from '@jahrring/contracts-bookkeeping';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenItemEntity } from './open-item.entity';

export const openItemColumns: ListColumns = {
  fields: {
    number: 'number',
    addressName: 'addressName',
    addressId: 'addressId',
    kind: 'kind',
    documentDate: 'documentDate',
    dueDate: 'dueDate',
    amount: 'amount',
    open: 'open',
    isOpen: { sql: '(CASE WHEN openItem.open = 0 THEN 0 ELSE 1 END)', kind: 'other' },
    currency: 'currency',
    side: 'side',
  },
  search: ['number', 'title', 'addressName'],
};

const perQuery = 500;

/** Open and settled items of debtors and creditors. */
@Injectable()
export class OpenItemRepository extends LicensedRepository<OpenItemEntity> {
  constructor(services: RepositoryServices) {
    super(services, OpenItemEntity, { name: 'openItem', audit: false, softDelete: false, sharesIds: true });
  }

  /** What is open of one side, by due date; of one address where asked so. */
  openOf(ctx: RequestContext, side: ItemSide, addressId?: string): Promise<OpenItemEntity[]> {
    const query = this.query(ctx).andWhere('openItem.side = :side AND openItem.open <> 0', { side });
    if (addressId !== undefined) query.andWhere('openItem.addressId = :addressId', { addressId });
    return this.many(query.orderBy('openItem.dueDate', 'ASC').addOrderBy('openItem.number', 'ASC'));
  }

  /** Every item of an address on one side, settled ones too, the newest first. */
  ofAddress(ctx: RequestContext, side: ItemSide, addressId: string): Promise<OpenItemEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('openItem.side = :side AND openItem.addressId = :addressId', { side, addressId })
        .orderBy('openItem.documentDate', 'DESC')
        .addOrderBy('openItem.number', 'DESC'),
    );
  }

  /** Items with one of the payment references. */
  ofReferences(ctx: RequestContext, references: readonly string[]): Promise<OpenItemEntity[]> {
    if (references.length === 0) return Promise.resolve([]);
    return this.many(this.query(ctx).andWhere('openItem.reference IN (:...references)', { references }));
  }

  /** Items with one of the numbers, of either side. */
  async ofNumbers(ctx: RequestContext, numbers: readonly string[]): Promise<OpenItemEntity[]> {
    const found: OpenItemEntity[] = [];
    for (let from = 0; from < numbers.length; from += perQuery) {
      const part = numbers.slice(from, from + perQuery);
      found.push(...(await this.many(this.query(ctx).andWhere('openItem.number IN (:...part)', { part }))));
    }
    return found;
  }

  /** What was paid above all bills by one payment. */
  prepaymentsOf(ctx: RequestContext, paymentId: string): Promise<OpenItemEntity[]> {
    return this.many(this.query(ctx).andWhere('openItem.paymentId = :paymentId', { paymentId }));
  }
}
