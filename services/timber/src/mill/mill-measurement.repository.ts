import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MillMeasurementEntity } from './mill-measurement.entity';

/** Every query on the measurements of mills, each limited to the licence. */
@Injectable()
export class MillMeasurementRepository extends LicensedRepository<MillMeasurementEntity> {
  constructor(services: RepositoryServices) {
    super(services, MillMeasurementEntity, { name: 'millMeasurement' });
  }

  /** All of a lot, the newest first. */
  ofLot(ctx: RequestContext, lotId: string): Promise<MillMeasurementEntity[]> {
    const query = this.query(ctx).andWhere('millMeasurement.lotId = :lotId', { lotId });
    return this.many(query.orderBy('millMeasurement.createdAt', 'DESC').addOrderBy('millMeasurement.id'));
  }

  /** The measurement that was read from the same bytes for this lot. */
  ofFile(ctx: RequestContext, lotId: string, sha256: string): Promise<MillMeasurementEntity | null> {
    const query = this.query(ctx).andWhere('millMeasurement.lotId = :lotId', { lotId });
    return this.one(query.andWhere('millMeasurement.sha256 = :sha256', { sha256 }));
  }

  /** Thousands of lines would fill the trail; volume and file are in it. */
  protected override get unaudited(): readonly (keyof MillMeasurementEntity & string)[] {
    return ['lines'];
  }
}
