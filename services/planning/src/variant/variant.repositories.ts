import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlannedRepository } from '../booking';
import { PlanVariantEntity, VariantBookingEntity } from './variant.entities';

@Injectable()
export class PlanVariantRepository extends LicensedRepository<PlanVariantEntity> {
  constructor(services: RepositoryServices) {
    super(services, PlanVariantEntity, { name: 'planVariant' });
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
  constructor(services: RepositoryServices) {
    super(services, VariantBookingEntity, { name: 'variantBooking', softDelete: false });
  }

  /** All that a variant has otherwise than the plan, or has touched and put back, as far as the caller sees the plan. */
  async ofVariant(ctx: RequestContext, variantId: string): Promise<VariantBookingEntity[]> {
    return this.many(this.query(ctx).andWhere('variantBooking.variantId = :variantId', { variantId }));
  }

  /** The same, out of the caller's sight too. */
  async touchedBy(ctx: RequestContext, variantId: string): Promise<VariantBookingEntity[]> {
    const query = this.db
      .manager(ctx)
      .createQueryBuilder(VariantBookingEntity, this.name)
      .where('variantBooking.licenceId = :licenceId', { licenceId: ctx.licenceId });
    return this.many(query.andWhere('variantBooking.variantId = :variantId', { variantId }));
  }

  /** Changes are entries of their variant. */
  protected override auditedAs(entity: VariantBookingEntity): string {
    return entity.variantId;
  }
}
