import { planningPermissions } from '@jahrring/contracts-planning';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { PlanNews } from '../news';
import { PhaseEntity } from './phase.entity';

@Injectable()
export class PhaseRepository extends LicensedRepository<PhaseEntity> {
  constructor(
    services: RepositoryServices,
    private readonly news: PlanNews,
  ) {
    super(services, PhaseEntity, { name: 'phase' });
  }

  protected override afterWrite(ctx: RequestContext): Promise<void> {
    return this.news.publish(ctx);
  }

  /** Whoever sees not everybody's plan sees the phases of the projects they lead or work on. */
  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<PhaseEntity>, alias: string): void {
    const grade = ctx.grade(...planningPermissions);
    if (grade === 'all') return;
    const member = `EXISTS (SELECT 1 FROM project_employees member WHERE member.licence_id = :licenceId
      AND member.project_id = ${alias}.projectId AND member.employee_id = :employeeId)`;
    query.andWhere(grade ? member : '1 = 0', { licenceId: ctx.licenceId, employeeId: ctx.membershipId });
  }

  /** The projects that have a phase in a span of days. */
  async projectsBetween(ctx: RequestContext, from: string, to: string): Promise<string[]> {
    const rows = await this.query(ctx)
      .andWhere('phase.firstDay <= :to AND phase.lastDay >= :from', { from, to })
      .select('DISTINCT phase.projectId', 'projectId')
      .getRawMany<{ projectId: string }>();
    return rows.map(({ projectId }) => projectId);
  }

  /** All phases of some projects, in the order of their days. */
  async ofProjects(ctx: RequestContext, projectIds: readonly string[]): Promise<PhaseEntity[]> {
    if (projectIds.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('phase.projectId IN (:...projectIds)', { projectIds })
        .orderBy('phase.firstDay')
        .addOrderBy('phase.id'),
    );
  }

  /** All phases of a project as they stand at this moment; nobody else changes them until the transaction ends. */
  async holding(ctx: RequestContext, projectId: string): Promise<PhaseEntity[]> {
    const query = this.db
      .writing(ctx)
      .createQueryBuilder(PhaseEntity, this.name)
      .where('phase.licenceId = :licenceId AND phase.deletedAt IS NULL', { licenceId: ctx.licenceId })
      .andWhere('phase.projectId = :projectId', { projectId })
      .orderBy('phase.id');
    // SQLite has one writer at a time, so its transaction is the lock.
    if (this.db.kind === 'mysql') query.setLock('pessimistic_write');
    return this.many(query);
  }
}
