import { billDunned, creditLimitSet } from '@jahrring/contracts-bookkeeping';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** A customer's credit limit from bookkeeping, by the id of the address. */
const creditLimits = defineReference(creditLimitSet, {
  table: 'credit_limit_refs',
  id: ({ addressId }) => addressId,
  columns: {
    /** In the licence's currency; null: none. */
    creditLimit: field.money().nullable(),
  },
  from: ({ creditLimit }) => ({ creditLimit }),
});

/** Dunning level of a bill from bookkeeping, by the id of the bill. */
const dunnedBills = defineReference(billDunned, {
  table: 'dunned_bill_refs',
  id: ({ documentId }) => documentId,
  columns: {
    /** The highest level of its letters that hold; 0 where none does. */
    level: field.int(),
  },
  from: ({ level }) => ({ level }),
});

export const CreditLimitRefEntity = creditLimits.Entity;
export const DunnedBillRefEntity = dunnedBills.Entity;

@Injectable()
export class CreditLimitRefRepository extends creditLimits.Repository {}

@Injectable()
export class DunnedBillRefRepository extends dunnedBills.Repository {
  /** The highest level of a bill's dunning letters that hold; 0 where there is none. */
  async levelOf(ctx: RequestContext, billId: string): Promise<number> {
    return (await this.find(ctx, billId))?.level ?? 0;
  }
}
