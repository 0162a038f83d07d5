import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanNews } from '../news';
import { RequirementEntity } from './requirement.entity';

@Injectable()
export class RequirementRepository extends LicensedRepository<RequirementEntity> {
  constructor(
    services: RepositoryServices,
    private readonly news: PlanNews,
  ) {
    super(services, RequirementEntity, { name: 'requirement' });
  }

  protected override afterWrite(ctx: RequestContext): Promise<void> {
    return this.news.publish(ctx);
  }

  /** Returns the requirements on the days of the span, the earliest first. */
  async between(ctx: RequestContext, from: string, to: string): Promise<RequirementEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('requirement.lastDay >= :from AND requirement.firstDay <= :to', { from, to })
        .orderBy('requirement.firstDay')
        .addOrderBy('requirement.id'),
    );
  }
}
