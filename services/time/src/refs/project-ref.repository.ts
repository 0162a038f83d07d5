import type { ProjectOption } from '@jahrring/contracts-time';
import {
  foldedColumn,
  ReferenceRepository,
  RepositoryServices,
  type RequestContext,
  whereWords,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { closedStatuses } from './bookable';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { ProjectRefEntity } from './project-ref.entity';
import { seesAllWithinGrant } from './reach';

@Injectable()
export class ProjectRefRepository extends ReferenceRepository<ProjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectRefEntity, 'project');
  }

  /** Replaces the employees of a project. */
  async setEmployees(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(ProjectEmployeeEntity, { licenceId, projectId });
    const rows = employeeIds.map((employeeId) => ({ licenceId, projectId, employeeId }));
    if (rows.length > 0) await manager.insert(ProjectEmployeeEntity, rows);
  }

  /** Ids of the living projects the caller is assigned to or responsible for. */
  async assignedIds(ctx: RequestContext): Promise<Set<string>> {
    const rows = await this.query(ctx)
      .select('project.id', 'id')
      .innerJoin(
        ProjectEmployeeEntity,
        'mine',
        'mine.projectId = project.id AND mine.licenceId = project.licenceId',
      )
      .andWhere('mine.employeeId = :me AND project.deleted = :living', {
        me: ctx.membershipId,
        living: false,
      })
      .getRawMany<{ id: string }>();
    return new Set(rows.map((row) => row.id));
  }

  /** Every living project, for what names projects by words; whether the caller may book on it is asked elsewhere. */
  all(ctx: RequestContext): Promise<ProjectRefEntity[]> {
    return this.many(this.query(ctx).andWhere('project.deleted = :living', { living: false }));
  }

  /** Projects the caller may book hours on, those they are assigned to first. */
  async bookable(
    ctx: RequestContext,
    search: string,
    limit: number,
  ): Promise<{ items: ProjectOption[]; total: number }> {
    const qb = this.bookableQuery(ctx);
    const columns = ['project.number', 'project.title'].map((column) => foldedColumn(column, this.db.kind));
    whereWords(qb, this.db.kind, columns, search);
    const total = await qb.getCount();
    qb.orderBy('CASE WHEN mine.employee_id IS NULL THEN 1 ELSE 0 END').addOrderBy('project.number', 'DESC');
    return { items: (await this.many(qb.limit(limit))).map(toProjectOption), total };
  }

  private bookableQuery(ctx: RequestContext): SelectQueryBuilder<ProjectRefEntity> {
    const qb = this.query(ctx)
      .leftJoin(
        ProjectEmployeeEntity,
        'mine',
        'mine.projectId = project.id AND mine.licenceId = project.licenceId AND mine.employeeId = :me',
        { me: ctx.membershipId },
      )
      .andWhere('project.deleted = :living', { living: false })
      .andWhere('project.status NOT IN (:...closed)', { closed: closedStatuses });
    if (ctx.grade('tools.project.index') === 'all') return qb;
    return qb.andWhere(
      seesAllWithinGrant(ctx)
        ? `(mine.employee_id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM project_employees own
            WHERE own.licence_id = :licenceId AND own.employee_id = :me))`
        : 'mine.employee_id IS NOT NULL',
    );
  }
}

export function toProjectOption(project: ProjectRefEntity): ProjectOption {
  return { id: project.id, number: project.number, title: project.title, status: project.status };
}
