import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { PeriodReportFileEntity } from './period-report-file.entity';

@Injectable()
export class PeriodReportFileRepository extends LicensedRepository<PeriodReportFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, PeriodReportFileEntity, {
      ...{ name: 'periodReportFile', audit: false, softDelete: false, sharesIds: true },
    });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<PeriodReportFileEntity>,
    alias: string,
  ): void {
    if (!ctx.system) query.andWhere(`${alias}.ownerId = :owner`, { owner: ctx.membershipId });
  }

  /** Those that are there, the newest first. */
  latest(ctx: RequestContext, most: number): Promise<PeriodReportFileEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('periodReportFile.fileId IS NOT NULL')
        .orderBy('periodReportFile.createdAt', 'DESC')
        .addOrderBy('periodReportFile.id', 'DESC')
        .take(most),
    );
  }
}
