import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectEmployeeEntity } from './project-employee.entity';

@Injectable()
export class ProjectEmployeeRepository extends LicensedRepository<ProjectEmployeeEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectEmployeeEntity, {
      name: 'project_employee',
      audit: false,
      softDelete: false,
      insertsSoon: true,
    });
  }

  /** Nobody is on the project any more. */
  async clear(ctx: RequestContext, projectId: string): Promise<void> {
    await this.db.writing(ctx).delete(ProjectEmployeeEntity, { licenceId: ctx.licenceId, projectId });
  }

  /** Writes who is on a project on which nobody was. */
  async add(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    const rows = [...new Set(employeeIds)].map((employeeId) => ({ projectId, employeeId }));
    await this.insertMany(ctx, rows);
  }
}
