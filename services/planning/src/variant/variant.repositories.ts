import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlannedRepository } from '../booking';
import { PlanNews } from '../news';
import type { SelectQueryBuilder } from 'typeorm';
import { PlanVariantEntity, VariantBookingEntity } from './variant.entities';

@Injectable()
export class PlanVariantRepository extends LicensedRepository<PlanVariantEntity> {
  constructor(
    services: RepositoryServices,
    private readonly news: PlanNews,
  ) {
    super(services, PlanVariantEntity, { name: 'planVariant' });
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: PlanVariantEntity | null,
    after: PlanVariantEntity | null,
  ): Promise<void> {
    const variant = after ?? before;
    if (variant) await this.news.publishVariant(ctx, variant.id);
  }

  /** The newest first. */
  async all(ctx: RequestContext): Promise<PlanVariantEntity[]> {
    return this.many(
      this.query(ctx).orderBy('planVariant.createdAt', 'DESC').addOrderBy('planVariant.id', 'DESC'),
    );
  }
}

@Injectable()
export class VariantBookingRepository extends PlannedRepository<VariantBookingEntity> {
  constructor(
    services: RepositoryServices,
    private readonly news: PlanNews,
  ) {
    super(services, VariantBookingEntity, { name: 'variantBooking', softDelete: false });
  }

  /**
   * All that a variant has otherwise than the plan, or has touched and put back, as far as the caller sees the plan. `ids`: of
   * these bookings alone.
   */
  async ofVariant(
    ctx: RequestContext,
    variantId: string,
    ids?: readonly string[],
  ): Promise<VariantBookingEntity[]> {
    const query = this.query(ctx).andWhere('variantBooking.variantId = :variantId', { variantId });
    return this.narrowed(query, ids);
  }

  /** The same, out of the caller's sight too. */
  async touchedBy(
    ctx: RequestContext,
    variantId: string,
    ids?: readonly string[],
  ): Promise<VariantBookingEntity[]> {
    const query = this.db
      .manager(ctx)
      .createQueryBuilder(VariantBookingEntity, this.name)
      .where('variantBooking.licenceId = :licenceId', { licenceId: ctx.licenceId });
    return this.narrowed(query.andWhere('variantBooking.variantId = :variantId', { variantId }), ids);
  }

  private async narrowed(
    query: SelectQueryBuilder<VariantBookingEntity>,
    ids: readonly string[] | undefined,
  ): Promise<VariantBookingEntity[]> {
    if (!ids) return this.many(query);
    if (ids.length === 0) return [];
    return this.many(query.andWhere('variantBooking.bookingId IN (:...ids)', { ids: [...new Set(ids)] }));
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: VariantBookingEntity | null,
    after: VariantBookingEntity | null,
  ): Promise<void> {
    const row = after ?? before;
    if (row) await this.news.publishVariant(ctx, row.variantId);
  }

  /** Changes are entries of their variant. */
  protected override auditedAs(entity: VariantBookingEntity): string {
    return entity.variantId;
  }
}
