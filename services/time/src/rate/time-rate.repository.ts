import {
  KnownRecords,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimeRateEntity } from './time-rate.entity';

@Injectable()
export class TimeRateRepository extends LicensedRepository<TimeRateEntity> {
  private readonly known = new KnownRecords<TimeRateEntity[]>();

  constructor(services: RepositoryServices) {
    super(services, TimeRateEntity, { name: 'time_rate', softDelete: false });
  }

  /** Fields excluded from the audit trail: `target` is derived from values that the audit entry already contains. */
  protected override get unaudited(): readonly (keyof TimeRateEntity & string)[] {
    return ['target'];
  }

  /** A project's rates, or (null) those of the licence; the newest first. */
  of(ctx: RequestContext, projectId: string | null): Promise<TimeRateEntity[]> {
    const qb = this.query(ctx);
    if (projectId === null) qb.andWhere('time_rate.projectId IS NULL');
    else qb.andWhere('time_rate.projectId = :projectId', { projectId });
    return this.many(qb.orderBy('time_rate.validFrom', 'DESC').addOrderBy('time_rate.id'));
  }

  /** Whatever may price an entry of this project: its rates and the licence's. Every new entry asks. */
  forProject(ctx: RequestContext, projectId: string): Promise<TimeRateEntity[]> {
    return this.known.get(ctx, projectId, (ctx) => this.forProjects(ctx, [projectId]));
  }

  protected override async afterWrite(ctx: RequestContext): Promise<void> {
    this.known.changed(ctx);
  }

  /** Whatever may price an entry of these projects: theirs and the licence's. */
  forProjects(ctx: RequestContext, projectIds: readonly string[]): Promise<TimeRateEntity[]> {
    return this.many(
      this.query(ctx).andWhere('(time_rate.projectId IS NULL OR time_rate.projectId IN (:...projectIds))', {
        projectIds,
      }),
    );
  }
}
