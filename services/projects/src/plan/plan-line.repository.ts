import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanLineEntity } from './plan-line.entity';

@Injectable()
export class PlanLineRepository extends LicensedRepository<PlanLineEntity> {
  constructor(services: RepositoryServices) {
    super(services, PlanLineEntity, { name: 'planLine', softDelete: false });
  }

  /** A project's lines in the order they were made. */
  ofProject(ctx: RequestContext, projectId: string): Promise<PlanLineEntity[]> {
    return this.many(
      this.query(ctx).andWhere('planLine.projectId = :projectId', { projectId }).orderBy('planLine.id'),
    );
  }

  /** It stands in the history of its project. */
  protected override auditedAs({ projectId }: PlanLineEntity): string {
    return projectId;
  }
}
