import { accountChanged } from '@jahrring/contracts-admin';
import type { AccountKind } from '@jahrring/contracts-bookkeeping';
import { defineReference, field, type ListColumns, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an account of the licence's chart. */
const accounts = defineReference(accountChanged, {
  table: 'account_refs',
  columns: {
    number: field.text(10),
    title: field.text(150),
    kind: field.text<AccountKind>(10),
    /** VAT that is proposed with the account. */
    vatKey: field.text(10).nullable(),
    active: field.boolean(),
    deleted: field.boolean(),
  },
  from: ({ number, title, kind, vatKey, active, deleted }) => ({
    number,
    title,
    kind,
    vatKey,
    active,
    deleted,
  }),
});

export const accountColumns: ListColumns = {
  fields: { number: 'number', title: 'title', kind: 'kind' },
  search: ['number', 'title'],
};

export const AccountRefEntity = accounts.Entity;
export type AccountRefEntity = InstanceType<typeof AccountRefEntity>;

@Injectable()
export class AccountRefRepository extends accounts.Repository {
  /** Those of the numbers that the chart has, deleted ones left out. */
  ofNumbers(ctx: RequestContext, numbers: readonly string[]): Promise<AccountRefEntity[]> {
    if (numbers.length === 0) return Promise.resolve([]);
    return this.many(
      this.query(ctx).andWhere('accountRef.number IN (:...numbers) AND accountRef.deleted = :deleted', {
        numbers,
        deleted: false,
      }),
    );
  }

  /** The chart as it is now, by number. */
  chart(ctx: RequestContext): Promise<AccountRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('accountRef.deleted = :deleted', { deleted: false })
        .orderBy('accountRef.number', 'ASC'),
    );
  }
}
