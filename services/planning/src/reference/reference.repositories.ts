import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefEntity } from './employee-ref.entity';
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
