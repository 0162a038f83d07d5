import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { EmployeeRefEntity } from './employee-ref.entity';
import { ObjectRefEntity } from './object-ref.entity';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { ProjectRefEntity } from './project-ref.entity';

@Injectable()
export class EmployeeRefRepository extends ReferenceRepository<EmployeeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmployeeRefEntity, 'employeeRef');
  }

  /** Everybody who can be planned, by name. */
  async plannable(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    return this.many(
      this.query(ctx).andWhere('employeeRef.plannable = :yes', { yes: true }).orderBy('employeeRef.name'),
    );
  }
}

@Injectable()
export class ObjectRefRepository extends ReferenceRepository<ObjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectRefEntity, 'objectRef');
  }

  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<ObjectRefEntity>, alias: string) {
    if (ctx.system || ctx.can('tools.settings.objects')) return;
    query.andWhere(
      `(${alias}.assignedEmployeeIds = '[]' OR ${alias}.assignedEmployeeIds LIKE :assignedToMe)`,
      {
        assignedToMe: `%"${ctx.membershipId}"%`,
      },
    );
  }

  /** What can be booked, by kind and title. */
  async plannable(ctx: RequestContext): Promise<ObjectRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('objectRef.plannable = :yes', { yes: true })
        .orderBy('objectRef.kind')
        .addOrderBy('objectRef.title'),
    );
  }
}

@Injectable()
export class ProjectRefRepository extends ReferenceRepository<ProjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectRefEntity, 'projectRef');
  }

  /** Replaces the employees of a project. */
  async setEmployees(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(ProjectEmployeeEntity, { licenceId, projectId });
    const rows = [...new Set(employeeIds)].map((employeeId) => ({ licenceId, projectId, employeeId }));
    if (rows.length > 0) await manager.insert(ProjectEmployeeEntity, rows);
  }
}
