import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ReportRevisionEntity } from './report-revision.entity';

/** Finished states of reports. Whether the caller reaches the report, its own repository has asked. */
@Injectable()
export class ReportRevisionRepository extends LicensedRepository<ReportRevisionEntity> {
  constructor(services: RepositoryServices) {
    super(services, ReportRevisionEntity, { name: 'day_report_revision', softDelete: false });
  }

  /** Every finished state of a report, the newest first. */
  async of(ctx: RequestContext, reportId: string): Promise<ReportRevisionEntity[]> {
    const qb = this.query(ctx)
      .andWhere('day_report_revision.reportId = :reportId', { reportId })
      .orderBy('day_report_revision.revision', 'DESC');
    return this.many(qb);
  }

  protected override auditedAs(revision: ReportRevisionEntity): string {
    return revision.reportId;
  }

  /** The snapshot is long and stands in the PDF; its hash is in the trail. */
  protected override get unaudited(): readonly (keyof ReportRevisionEntity & string)[] {
    return ['snapshot'];
  }
}
