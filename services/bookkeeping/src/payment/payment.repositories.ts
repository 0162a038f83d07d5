import type { ItemSide } from '@jahrring/contracts-bookkeeping';
import type { PaymentSource } from '@jahrring/contracts-bookkeeping';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { OpenItemEntity } from '../open-item';
import { AllocationEntity } from './allocation.entity';
import { PaymentEntity } from './payment.entity';

export const paymentColumns: ListColumns = {
  fields: {
    paidOn: 'paidOn',
    amount: 'amount',
    addressId: 'addressId',
    addressName: 'addressName',
    side: 'side',
    source: 'source',
  },
  search: ['addressName', 'text', 'reference'],
};

/** In one line: names of properties are found before a blank, not before the end of a line. */
const takenBack =
  '(CASE WHEN EXISTS (SELECT 1 FROM payments taken WHERE taken.licence_id = payment.licenceId ' +
  'AND taken.reverses_id = payment.id AND taken.deleted_at IS NULL) THEN 1 ELSE 0 END)';

/** Lines of a list show none of these. */
const notListed = ['licenceId', 'updatedAt', 'deletedAt', 'allocated', 'charges', 'sourceId'] as const;

/** Nor what settles items these. */
const notNamed = [
  'version',
  'licenceId',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'bookedOn',
  'baseAmount',
] as const;

type NamedAllocation = Omit<AllocationEntity, (typeof notNamed)[number]> & { itemNumber: string | null };

@Injectable()
export class PaymentRepository extends LicensedRepository<PaymentEntity> {
  constructor(services: RepositoryServices) {
    super(services, PaymentEntity, { name: 'payment', softDelete: false, notListed, insertsSoon: true });
  }

  /** A page says of each payment whether it was taken back. */
  protected override beside(page: SelectQueryBuilder<PaymentEntity>): void {
    page.addSelect(takenBack, 'reversed');
  }

  protected override async many(qb: SelectQueryBuilder<PaymentEntity>): Promise<PaymentEntity[]> {
    const rows = await qb.getRawMany<Record<string, unknown> & { reversed?: number }>();
    return rows.map((row) => {
      const payment = this.mapper.hydrate(row, this.name);
      return row.reversed === undefined
        ? payment
        : Object.assign(payment, { reversed: Number(row.reversed) === 1 });
    });
  }

  /** The payment that was recorded of this before. */
  ofSource(ctx: RequestContext, source: PaymentSource, sourceId: string): Promise<PaymentEntity | null> {
    return this.one(
      this.query(ctx).andWhere('payment.source = :source AND payment.sourceId = :sourceId', {
        source,
        sourceId,
      }),
    );
  }

  /**
   * Returns the payments of customers or to suppliers since a day, less what was returned, in the licence's currency;
   * by month (`YYYY-MM`).
   */
  async byMonth(ctx: RequestContext, side: ItemSide, from: string): Promise<Map<string, string>> {
    const rows = await this.query(ctx)
      .select('SUBSTR(payment.paidOn, 1, 7)', 'month')
      .addSelect('ROUND(SUM(payment.baseAmount), 2)', 'amount')
      .andWhere('payment.side = :side AND payment.paidOn >= :from', { side, from })
      .groupBy('SUBSTR(payment.paidOn, 1, 7)')
      .getRawMany<{ month: string; amount: string | number }>();
    return new Map(rows.map(({ month, amount }) => [month, Number(amount).toFixed(2)]));
  }

  /** Of the payments, those that were taken back. */
  async reversedOf(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.query(ctx)
      .select('payment.reversesId', 'id')
      .andWhere('payment.reversesId IN (:...ids)', { ids })
      .getRawMany<{ id: string }>();
    return new Set(rows.map(({ id }) => id));
  }
}

type AllocationKey = 'actId' | 'paymentId' | 'itemId' | 'reversesId';

@Injectable()
export class AllocationRepository extends LicensedRepository<AllocationEntity> {
  constructor(services: RepositoryServices) {
    super(services, AllocationEntity, { name: 'allocation', audit: false, softDelete: false });
  }

  ofAct(ctx: RequestContext, actId: string): Promise<AllocationEntity[]> {
    return this.by(ctx, 'actId', [actId]);
  }

  ofActs(ctx: RequestContext, actIds: readonly string[]): Promise<AllocationEntity[]> {
    return this.by(ctx, 'actId', actIds);
  }

  /** Returns the allocations that settled items between two days, both included. */
  settledBetween(ctx: RequestContext, from: string, to: string): Promise<AllocationEntity[]> {
    return this.many(
      this.query(ctx).andWhere('allocation.settledOn >= :from AND allocation.settledOn <= :to', { from, to }),
    );
  }

  ofPayments(ctx: RequestContext, paymentIds: readonly string[]): Promise<AllocationEntity[]> {
    return this.by(ctx, 'paymentId', paymentIds);
  }

  /** The same as they are shown, each with the number of its item. */
  async namedOfPayments(ctx: RequestContext, paymentIds: readonly string[]): Promise<NamedAllocation[]> {
    if (paymentIds.length === 0) return [];
    const rows = await this.where(ctx, 'paymentId', paymentIds)
      .leftJoin(
        OpenItemEntity,
        'item',
        'item.id = allocation.itemId AND item.licenceId = allocation.licenceId AND item.deletedAt IS NULL',
      )
      .select(this.mapper.selectList(this.name, notNamed))
      .addSelect('item.number', 'itemNumber')
      .getRawMany<Record<string, unknown> & { itemNumber: string | null }>();
    return rows.map((row) =>
      Object.assign(this.mapper.hydrate(row, this.name), { itemNumber: row.itemNumber }),
    );
  }

  ofItems(ctx: RequestContext, itemIds: readonly string[]): Promise<AllocationEntity[]> {
    return this.by(ctx, 'itemId', itemIds);
  }

  /** Of the allocations, those that were taken back. */
  async reversedOf(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.by(ctx, 'reversesId', ids);
    return new Set(rows.flatMap(({ reversesId }) => reversesId ?? []));
  }

  private async by(
    ctx: RequestContext,
    property: AllocationKey,
    ids: readonly string[],
  ): Promise<AllocationEntity[]> {
    return ids.length === 0 ? [] : this.many(this.where(ctx, property, ids));
  }

  private where(ctx: RequestContext, property: AllocationKey, ids: readonly string[]) {
    return this.query(ctx)
      .andWhere(`allocation.${property} IN (:...ids)`, { ids })
      .orderBy('allocation.settledOn', 'ASC')
      .addOrderBy('allocation.createdAt', 'ASC')
      .addOrderBy('allocation.id', 'ASC');
  }
}
