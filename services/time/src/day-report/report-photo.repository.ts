import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ReportPhotoEntity } from './report-photo.entity';

/** Photos of reports. Whether the caller reaches the report, its own repository has asked. */
@Injectable()
export class ReportPhotoRepository extends LicensedRepository<ReportPhotoEntity> {
  constructor(services: RepositoryServices) {
    super(services, ReportPhotoEntity, { name: 'day_report_photo', softDelete: false });
  }

  /** The photos of a report in their order. */
  async of(ctx: RequestContext, reportId: string): Promise<ReportPhotoEntity[]> {
    const qb = this.query(ctx)
      .andWhere('day_report_photo.reportId = :reportId', { reportId })
      .orderBy('day_report_photo.position')
      .addOrderBy('day_report_photo.createdAt')
      .addOrderBy('day_report_photo.id');
    return this.many(qb);
  }

  protected override auditedAs(photo: ReportPhotoEntity): string {
    return photo.reportId;
  }
}
