import { peopleOn, projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import type { ProjectOption } from '@jahrring/contracts-time';
import { defineReference, field, foldedColumn, type RequestContext, whereWords } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { closedStatuses } from './bookable';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { seesAllWithinGrant } from './reach';

/** Our copy of a project: what an entry shows, and whether hours may be booked on it. */
const projects = defineReference(projectChanged, {
  table: 'project_refs',
  columns: {
    number: field.text(30),
    title: field.text(150),
    status: field.text(4),
    deleted: field.boolean(),
  },
  from: ({ number, title, status, deleted }) => ({ number, title, status, deleted }),
});

export const ProjectRefEntity = projects.Entity;
export type ProjectRefEntity = InstanceType<typeof ProjectRefEntity>;

@Injectable()
export class ProjectRefRepository extends projects.Repository {
  /** Ids of the living projects the caller is assigned to or responsible for. */
  async assignedIds(ctx: RequestContext): Promise<Set<string>> {
    const rows = await this.query(ctx)
      .select('projectRef.id', 'id')
      .innerJoin(
        ProjectEmployeeEntity,
        'mine',
        'mine.projectId = projectRef.id AND mine.licenceId = projectRef.licenceId',
      )
      .andWhere('mine.employeeId = :me AND projectRef.deleted = :living', {
        me: ctx.membershipId,
        living: false,
      })
      .getRawMany<{ id: string }>();
    return new Set(rows.map((row) => row.id));
  }

  /** Ids of all projects the caller is assigned to or responsible for, deleted ones too. */
  async everAssignedIds(ctx: RequestContext): Promise<Set<string>> {
    const rows = await this.db
      .manager(ctx)
      .query<{ id: string }[]>(
        'SELECT project_id AS id FROM project_employees WHERE licence_id = ? AND employee_id = ?',
        [ctx.licenceId, ctx.membershipId],
      );
    return new Set(rows.map(({ id }) => id));
  }

  /** Every living project, for what names projects by words; whether the caller may book on it is asked elsewhere. */
  all(ctx: RequestContext): Promise<ProjectRefEntity[]> {
    return this.many(this.query(ctx).andWhere('projectRef.deleted = :living', { living: false }));
  }

  /** Projects the caller may book hours on, those they are assigned to first. */
  async bookable(
    ctx: RequestContext,
    search: string,
    limit: number,
  ): Promise<{ items: ProjectOption[]; total: number }> {
    const qb = this.bookableQuery(ctx);
    const columns = ['projectRef.number', 'projectRef.title'].map((column) =>
      foldedColumn(column, this.db.kind),
    );
    whereWords(qb, this.db.kind, columns, search);
    const total = await qb.getCount();
    qb.orderBy('CASE WHEN mine.employee_id IS NULL THEN 1 ELSE 0 END').addOrderBy(
      'projectRef.number',
      'DESC',
    );
    return { items: (await this.many(qb.limit(limit))).map(toProjectOption), total };
  }

  /** Replaces the employees of a project. */
  async setEmployees(
    ctx: RequestContext,
    projectId: string,
    employeeIds: readonly string[],
    isNew = false,
  ): Promise<void> {
    const employees = employeeIds.map((employeeId) => ({ employeeId }));
    await this.replaceList(ctx, ProjectEmployeeEntity, { projectId }, employees, isNew);
  }

  protected override async afterUpsert(
    ctx: RequestContext,
    project: ProjectChanged,
    isNew: boolean,
  ): Promise<void> {
    await this.setEmployees(ctx, project.id, peopleOn(project), isNew);
  }

  private bookableQuery(ctx: RequestContext): SelectQueryBuilder<ProjectRefEntity> {
    const qb = this.query(ctx)
      .leftJoin(
        ProjectEmployeeEntity,
        'mine',
        'mine.projectId = projectRef.id AND mine.licenceId = projectRef.licenceId AND mine.employeeId = :me',
        { me: ctx.membershipId },
      )
      .andWhere('projectRef.deleted = :living', { living: false })
      .andWhere('projectRef.status NOT IN (:...closed)', { closed: closedStatuses });
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
