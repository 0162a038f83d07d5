import type { ItemSide } from '@jahrring/contracts-bookkeeping';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { matchKey } from '../matching';
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

/** Fields of a bill that are read to match money to it; thousands are read for a page of a statement. */
const known = [
  ...(['id', 'kind', 'number', 'addressId', 'addressName', 'documentDate', 'dueDate', 'currency'] as const),
  ...(['open', 'reference', 'cashDiscounts'] as const),
] as const;
export type NamedItem = Pick<OpenItemEntity, (typeof known)[number]>;

/** Booked on the document's day unless told. */
type NewItem = Omit<NewRecord<OpenItemEntity>, 'numberKey' | 'nameKey' | 'bookedOn'> & { bookedOn?: string };

/** Values by which payments may name bills; amounts are grouped by currency. */
export interface BillGrounds {
  references?: readonly string[];
  numberKeys?: readonly string[];
  nameKeys?: readonly string[];
  addressIds?: readonly string[];
  amounts?: ReadonlyMap<string, readonly string[]>;
}

/** Open and settled items of debtors and creditors. */
@Injectable()
export class OpenItemRepository extends LicensedRepository<OpenItemEntity> {
  constructor(services: RepositoryServices) {
    super(services, OpenItemEntity, {
      name: 'openItem',
      audit: false,
      softDelete: false,
      sharesIds: true,
      insertsSoon: true,
    });
  }

  override insertMany(ctx: RequestContext, values: readonly NewItem[]): Promise<OpenItemEntity[]> {
    return super.insertMany(
      ctx,
      values.map((item) => ({ ...item, ...derivedOf(item) })),
    );
  }

  override insert(ctx: RequestContext, values: NewItem): Promise<OpenItemEntity> {
    return super.insert(ctx, { ...values, ...derivedOf(values) });
  }

  /** Open bills that one of the grounds names, each once. */
  async openNamed(ctx: RequestContext, grounds: BillGrounds): Promise<NamedItem[]> {
    const { references = [], numberKeys = [], nameKeys = [], addressIds = [], amounts = new Map() } = grounds;
    const found = [
      ...(await this.openWith(ctx, 'reference', references)),
      ...(await this.openWith(ctx, 'numberKey', numberKeys)),
      ...(await this.openWith(ctx, 'nameKey', nameKeys)),
      ...(await this.openWith(ctx, 'addressId', addressIds)),
    ];
    for (const [currency, values] of amounts) {
      found.push(...(await this.openWith(ctx, 'open', values, currency)));
    }
    return [...new Map(found.map((item) => [item.id, item])).values()];
  }

  private async openWith(
    ctx: RequestContext,
    property: 'reference' | 'numberKey' | 'nameKey' | 'addressId' | 'open',
    values: readonly string[],
    currency?: string,
  ): Promise<NamedItem[]> {
    const found: NamedItem[] = [];
    const distinct = [...new Set(values)];
    for (let from = 0; from < distinct.length; from += perQuery) {
      const part = distinct.slice(from, from + perQuery);
      const query = this.query(ctx)
        .select(known.map((property) => `openItem.${property}`))
        .andWhere("openItem.side = 'debtor' AND openItem.open > 0")
        .andWhere(`openItem.${property} IN (:...part)`, { part });
      if (currency !== undefined) query.andWhere('openItem.currency = :currency', { currency });
      found.push(...(await this.many(query)));
    }
    return found;
  }

  /** Returns the open items of one side, by due date; of one address if given. */
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

  /** Returns the amounts open to suppliers by due date, the earliest first; in the licence's currency. */
  async payableByDay(ctx: RequestContext): Promise<{ dueDate: string; amount: string }[]> {
    const rows = await this.query(ctx)
      .select('openItem.dueDate', 'dueDate')
      .addSelect('ROUND(SUM(openItem.baseOpen), 2)', 'amount')
      .andWhere("openItem.side = 'creditor' AND openItem.open <> 0")
      .groupBy('openItem.dueDate')
      .orderBy('openItem.dueDate', 'ASC')
      .getRawMany<{ dueDate: string; amount: string | number }>();
    return rows.map(({ dueDate, amount }) => ({
      ...{ dueDate: String(dueDate).slice(0, 10), amount: Number(amount).toFixed(2) },
    }));
  }

  /**
   * Returns the amounts billed to customers since a day, less corrections, in the licence's currency; by month
   * (`YYYY-MM`).
   */
  async billedByMonth(ctx: RequestContext, from: string): Promise<Map<string, string>> {
    const rows = await this.query(ctx)
      .select('SUBSTR(openItem.documentDate, 1, 7)', 'month')
      .addSelect('ROUND(SUM(openItem.baseAmount), 2)', 'amount')
      .andWhere("openItem.side = 'debtor' AND openItem.kind IN ('bill', 'credit')")
      .andWhere('openItem.documentDate >= :from', { from })
      .groupBy('SUBSTR(openItem.documentDate, 1, 7)')
      .getRawMany<{ month: string; amount: string | number }>();
    return new Map(rows.map(({ month, amount }) => [month, Number(amount).toFixed(2)]));
  }

  /** Items with one of the payment references. */
  async ofReferences(ctx: RequestContext, references: readonly string[]): Promise<OpenItemEntity[]> {
    const found: OpenItemEntity[] = [];
    const distinct = [...new Set(references)];
    for (let from = 0; from < distinct.length; from += perQuery) {
      const part = distinct.slice(from, from + perQuery);
      found.push(
        ...(await this.many(this.query(ctx).andWhere('openItem.reference IN (:...part)', { part }))),
      );
    }
    return found;
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

  /** Items that correct one, or take it back. */
  correctionsOf(ctx: RequestContext, id: string): Promise<OpenItemEntity[]> {
    return this.many(this.query(ctx).andWhere('openItem.correctsId = :id', { id }));
  }

  /** Returns the credits that one payment left because it exceeded all bills. */
  prepaymentsOf(ctx: RequestContext, paymentId: string): Promise<OpenItemEntity[]> {
    return this.many(this.query(ctx).andWhere('openItem.paymentId = :paymentId', { paymentId }));
  }
}

function derivedOf({ number, addressName, documentDate, bookedOn = documentDate }: NewItem) {
  return {
    bookedOn,
    numberKey: matchKey(number).slice(0, 60),
    nameKey: matchKey(addressName).slice(0, 150),
  };
}

/** The oldest first. */
export const byDueDate = (one: NamedItem, other: NamedItem): number =>
  one.dueDate.localeCompare(other.dueDate) || one.number.localeCompare(other.number);
