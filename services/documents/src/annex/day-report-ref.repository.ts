import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DayReportRefEntity } from './day-report-ref.entity';

@Injectable()
export class DayReportRefRepository extends ReferenceRepository<DayReportRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, DayReportRefEntity, 'day_report_ref');
  }

  /** Of a project, latest day first. */
  ofProject(ctx: RequestContext, projectId: string): Promise<DayReportRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('day_report_ref.projectId = :projectId', { projectId })
        .orderBy('day_report_ref.workDate', 'DESC'),
    );
  }
}
