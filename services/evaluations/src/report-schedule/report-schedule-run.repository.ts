import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ReportScheduleRunEntity } from './report-schedule.entities';

/** Runs of schedules; who may see a schedule's has asked for the schedule first. */
@Injectable()
export class ReportScheduleRunRepository extends LicensedRepository<ReportScheduleRunEntity> {
  constructor(services: RepositoryServices) {
    super(services, ReportScheduleRunEntity, { name: 'scheduleRun', audit: false, softDelete: false });
  }

  /** The newest first. */
  latest(ctx: RequestContext, scheduleId: string, most: number): Promise<ReportScheduleRunEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('scheduleRun.scheduleId = :scheduleId', { scheduleId })
        .orderBy('scheduleRun.createdAt', 'DESC')
        .addOrderBy('scheduleRun.lastDay', 'DESC')
        .take(most),
    );
  }

  /** Returns true if the report of these days has been sent already. */
  async isDone(
    ctx: RequestContext,
    scheduleId: string,
    { from, to }: { from: string; to: string },
  ): Promise<boolean> {
    const found = await this.many(
      this.query(ctx)
        .andWhere('scheduleRun.scheduleId = :scheduleId', { scheduleId })
        .andWhere('scheduleRun.firstDay = :from AND scheduleRun.lastDay = :to', { from, to })
        .take(1),
    );
    return found.length > 0;
  }
}
