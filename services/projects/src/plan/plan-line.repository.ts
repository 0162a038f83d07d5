import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FiguresDueRepository } from '../cost-line';
import { PlanLineEntity } from './plan-line.entity';

@Injectable()
export class PlanLineRepository extends LicensedRepository<PlanLineEntity> {
  constructor(
    services: RepositoryServices,
    private readonly figures: FiguresDueRepository,
  ) {
    super(services, PlanLineEntity, { name: 'planLine', softDelete: false });
  }

  /** A project's lines in the order they were made. */
  ofProject(ctx: RequestContext, projectId: string): Promise<PlanLineEntity[]> {
    return this.many(
      this.query(ctx).andWhere('planLine.projectId = :projectId', { projectId }).orderBy('planLine.id'),
    );
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: PlanLineEntity | null,
    after: PlanLineEntity | null,
  ): Promise<void> {
    const projectId = after?.projectId ?? before?.projectId;
    if (projectId) this.figures.note(ctx, [projectId]);
  }

  /** It stands in the history of its project. */
  protected override auditedAs({ projectId }: PlanLineEntity): string {
    return projectId;
  }
}
