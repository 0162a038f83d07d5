import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { addDays } from '@jahrring/contracts-common';
import { Injectable } from '@nestjs/common';
import { nearDays } from './possible-duplicates';
import type { ComparedBill } from './possible-duplicates';
import { SupplierBillEntity } from './supplier-bill.entity';
import { supplierBillColumns } from './supplier-bill-columns';

/** A supplier with what was bought there. */
export interface BoughtFrom {
  addressId: string;
  name: string;
  amount: string;
}

@Injectable()
export class SupplierBillRepository extends LicensedRepository<SupplierBillEntity> {
  constructor(services: RepositoryServices) {
    super(services, SupplierBillEntity, { name: 'supplierBill', softDelete: false });
  }

  /** Bills for the global search, those first whose number or supplier begins with the words. */
  findForSearch(ctx: RequestContext, text: string, limit: number): Promise<SupplierBillEntity[]> {
    const beginnings = [
      ['number', text],
      ['addressName', text],
    ] as const;
    return this.search(ctx, { text, limit, beginnings }, supplierBillColumns);
  }

  /** Bills that stand and may be the same one: by number, reference, or amount within a few days. */
  like(ctx: RequestContext, bill: ComparedBill, numberKey: string): Promise<SupplierBillEntity[]> {
    const byNumber = 'supplierBill.addressId = :creditorId AND supplierBill.numberKey = :numberKey';
    const byReference = 'supplierBill.reference = :reference';
    const byAmount =
      'supplierBill.addressId = :creditorId AND supplierBill.gross = :gross AND supplierBill.currency = :currency AND supplierBill.documentDate BETWEEN :from AND :to';
    const { creditorId, reference, gross, currency, date } = bill;
    return this.many(
      this.query(ctx)
        .andWhere("supplierBill.state <> 'cancelled'")
        .andWhere(`((${byNumber}) OR (${byReference}) OR (${byAmount}))`, {
          ...{ creditorId, numberKey, reference, gross, currency },
          ...{ from: addDays(date, -nearDays), to: addDays(date, nearDays) },
        }),
    );
  }

  /** Returns the purchases since a day by month (`YYYY-MM`), in the licence's currency. */
  async boughtByMonth(ctx: RequestContext, from: string): Promise<Map<string, string>> {
    const rows = await this.bought(ctx, from)
      .select('SUBSTR(supplierBill.documentDate, 1, 7)', 'month')
      .addSelect('ROUND(SUM(supplierBill.baseAmount), 2)', 'amount')
      .groupBy('SUBSTR(supplierBill.documentDate, 1, 7)')
      .getRawMany<{ month: string; amount: string | number }>();
    return new Map(rows.map(({ month, amount }) => [month, Number(amount).toFixed(2)]));
  }

  /** The suppliers that most was bought from since a day, the largest first. */
  async boughtFrom(ctx: RequestContext, from: string, limit: number): Promise<BoughtFrom[]> {
    const rows = await this.bought(ctx, from)
      .select('supplierBill.addressId', 'addressId')
      .addSelect('MAX(supplierBill.addressName)', 'name')
      .addSelect('ROUND(SUM(supplierBill.baseAmount), 2)', 'amount')
      .groupBy('supplierBill.addressId')
      .orderBy('amount', 'DESC')
      .limit(limit)
      .getRawMany<{ addressId: string; name: string; amount: string | number }>();
    return rows.map(({ addressId, name, amount }) => ({
      addressId,
      name,
      amount: Number(amount).toFixed(2),
    }));
  }

  /** Bills that wait for an approval: how many, and what they come to in the licence's currency. */
  async waiting(ctx: RequestContext): Promise<{ count: number; amount: string }> {
    const row = await this.query(ctx)
      .select('COUNT(*)', 'count')
      .addSelect('ROUND(SUM(supplierBill.baseAmount), 2)', 'amount')
      .andWhere("supplierBill.state = 'recorded' AND supplierBill.blockedReason IS NULL")
      .getRawOne<{ count: string | number; amount: string | number | null }>();
    return { count: Number(row?.count ?? 0), amount: Number(row?.amount ?? 0).toFixed(2) };
  }

  /** Ids of bills that are not to be paid. */
  async blockedIds(ctx: RequestContext): Promise<string[]> {
    const bills = await this.many(
      this.query(ctx).andWhere(
        "supplierBill.blockedReason IS NOT NULL AND supplierBill.state <> 'cancelled'",
      ),
    );
    return bills.map(({ id }) => id);
  }

  private bought(ctx: RequestContext, from: string) {
    return this.query(ctx).andWhere(
      "supplierBill.documentDate >= :from AND supplierBill.state <> 'cancelled'",
      { from },
    );
  }

  /** Returns true if the bill is in a payment run that is not withdrawn. */
  async isInRun(ctx: RequestContext, id: string): Promise<boolean> {
    const held = `EXISTS (SELECT 1 FROM payment_run_bills held
      WHERE held.licence_id = supplierBill.licence_id AND held.live_item_id = supplierBill.id)`;
    return (
      (await this.one(this.query(ctx).andWhere('supplierBill.id = :id', { id }).andWhere(held))) !== null
    );
  }

  /** The latest bill that came from an account; null where none did. */
  latestOfIban(ctx: RequestContext, iban: string): Promise<SupplierBillEntity | null> {
    return this.latest(this.query(ctx).andWhere('supplierBill.iban = :iban', { iban }));
  }

  /** A supplier's latest bill. */
  latestOf(ctx: RequestContext, addressId: string): Promise<SupplierBillEntity | null> {
    return this.latest(this.query(ctx).andWhere('supplierBill.addressId = :addressId', { addressId }));
  }

  private latest(query: ReturnType<SupplierBillRepository['query']>): Promise<SupplierBillEntity | null> {
    return this.one(
      query
        .andWhere("supplierBill.state <> 'cancelled'")
        .orderBy('supplierBill.createdAt', 'DESC')
        .addOrderBy('supplierBill.id', 'DESC')
        .limit(1),
    );
  }
}
