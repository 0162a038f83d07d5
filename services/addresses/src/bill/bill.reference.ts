import { documentChanged, type DocumentChanged } from '@jahrring/contracts-documents';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';

/** Our copy of a bill: whose it is, and what is open of it in the licence's currency. */
const bills = defineReference(documentChanged, {
  table: 'bill_refs',
  columns: { addressId: field.uuid().nullable(), open: field.money() },
  from: (document) =>
    document.type === 'bill' ? { addressId: document.addressId ?? null, open: openInBase(document) } : null,
});

/** In the licence's currency, rounded to hundredths. */
function openInBase({ open = '0.00', exchangeRate = '1', deleted }: DocumentChanged): string {
  return deleted ? '0.00' : new Decimal(open).times(exchangeRate).toFixed(2);
}

export const BillRefEntity = bills.Entity;

@Injectable()
export class BillRefRepository extends bills.Repository {
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
