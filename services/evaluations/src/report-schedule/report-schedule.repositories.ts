import { Clock, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { ReportScheduleEntity, ReportScheduleMailEntity } from './report-schedule.entities';

interface Found {
  id: string;
  licenceId: string;
}

/** Schedules of the reader. */
@Injectable()
export class ReportScheduleRepository extends LicensedRepository<ReportScheduleEntity> {
  constructor(
    services: RepositoryServices,
    private readonly clock: Clock,
  ) {
    super(services, ReportScheduleEntity, { name: 'reportSchedule' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<ReportScheduleEntity>,
    alias: string,
  ): void {
    if (!ctx.system) query.andWhere(`${alias}.ownerId = :owner`, { owner: ctx.membershipId });
  }

  /** By title. */
  all(ctx: RequestContext): Promise<ReportScheduleEntity[]> {
    return this.many(this.query(ctx).orderBy('reportSchedule.title').addOrderBy('reportSchedule.id'));
  }

  /** Those of the saved reports that schedules of anybody in the licence send. */
  async findSentReports(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const schedules = await this.db
      .manager(ctx)
      .createQueryBuilder(ReportScheduleEntity, 'schedule')
      .where('schedule.licenceId = :licenceId AND schedule.deletedAt IS NULL', { licenceId: ctx.licenceId })
      .getMany();
    const contents = schedules.map(({ content }) => JSON.stringify(content));
    return new Set(ids.filter((id) => contents.some((content) => content.includes(id))));
  }

  /** Those of all licences that are due, the longest waiting first. */
  due(ctx: RequestContext, limit: number): Promise<Found[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ReportScheduleEntity, 'schedule')
      .select('schedule.id', 'id')
      .addSelect('schedule.licenceId', 'licenceId')
      .where('schedule.nextRunAt <= :now AND schedule.paused = :no AND schedule.deletedAt IS NULL', {
        ...{ now: this.clock.now(), no: false },
      })
      .orderBy('schedule.nextRunAt')
      .limit(limit)
      .getRawMany<Found>();
  }
}

/** Mails of runs to people. */
@Injectable()
export class ReportScheduleMailRepository extends LicensedRepository<ReportScheduleMailEntity> {
  constructor(
    services: RepositoryServices,
    private readonly clock: Clock,
  ) {
    super(services, ReportScheduleMailEntity, { name: 'scheduleMail', audit: false, softDelete: false });
  }

  ofRuns(ctx: RequestContext, runIds: readonly string[]): Promise<ReportScheduleMailEntity[]> {
    if (runIds.length === 0) return Promise.resolve([]);
    return this.many(this.query(ctx).andWhere('scheduleMail.runId IN (:...runIds)', { runIds: [...runIds] }));
  }

  /** Those of all licences that may go out now, the longest waiting first. */
  due(ctx: RequestContext, limit: number): Promise<Found[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ReportScheduleMailEntity, 'mail')
      .select('mail.id', 'id')
      .addSelect('mail.licenceId', 'licenceId')
      .where("mail.state = 'queued' AND mail.nextAttemptAt <= :now", { now: this.clock.now() })
      .orderBy('mail.nextAttemptAt')
      .limit(limit)
      .getRawMany<Found>();
  }
}

/** Returns the result of a run: the number of its mails, of those sent and of those still open. */
export function tallyOf(mails: readonly ReportScheduleMailEntity[]): {
  total: number;
  sent: number;
  open: number;
} {
  const count = (state: string) => mails.filter((mail) => mail.state === state).length;
  return { total: mails.length, sent: count('sent'), open: count('queued') };
}
