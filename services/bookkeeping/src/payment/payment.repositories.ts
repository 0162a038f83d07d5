import type { ItemSide } from '@jahrring/contracts-bookkeeping';
import type { PaymentSource } from '@jahrring/contracts-bookkeeping';
import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
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

@Injectable()
export class PaymentRepository extends LicensedRepository<PaymentEntity> {
  constructor(services: RepositoryServices) {
    super(services, PaymentEntity, { name: 'payment', softDelete: false });
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

  /** What customers or suppliers were paid by since a day, less what went back, in the licence's currency; by month (`YYYY-MM`). */
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

  /** What settled items on the days from … to, both included. */
  settledBetween(ctx: RequestContext, from: string, to: string): Promise<AllocationEntity[]> {
    return this.many(
      this.query(ctx).andWhere('allocation.settledOn >= :from AND allocation.settledOn <= :to', { from, to }),
    );
  }

  ofPayments(ctx: RequestContext, paymentIds: readonly string[]): Promise<AllocationEntity[]> {
    return this.by(ctx, 'paymentId', paymentIds);
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
    property: 'actId' | 'paymentId' | 'itemId' | 'reversesId',
    ids: readonly string[],
  ): Promise<AllocationEntity[]> {
    if (ids.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere(`allocation.${property} IN (:...ids)`, { ids })
        .orderBy('allocation.settledOn', 'ASC')
        .addOrderBy('allocation.createdAt', 'ASC')
        .addOrderBy('allocation.id', 'ASC'),
    );
  }
}
