import {
  BrieflyKnown,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TimeRateEntity } from './time-rate.entity';

@Injectable()
export class TimeRateRepository extends LicensedRepository<TimeRateEntity> {
  private known = new BrieflyKnown<TimeRateEntity[]>();
  /** Transactions that have changed rates: they see their own. */
  private readonly changing = new WeakSet<EntityManager>();

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
    if (ctx.tx && this.changing.has(ctx.tx)) return this.forProjects(ctx, [projectId]);
    return this.known.get(`${ctx.licenceId} ${projectId}`, () =>
      this.forProjects(ctx.withoutTransaction(), [projectId]),
    );
  }

  protected override async afterWrite(ctx: RequestContext): Promise<void> {
    if (ctx.tx) this.changing.add(ctx.tx);
    ctx.afterCommit(() => {
      this.known = new BrieflyKnown();
    });
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
