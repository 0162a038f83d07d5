import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { ProjectRefEntity } from './project-ref.entity';

@Injectable()
export class ProjectRefRepository extends ReferenceRepository<ProjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectRefEntity, 'projectRef');
  }

  /** Projects of a customer that are not deleted. */
  countOf(ctx: RequestContext, addressId: string): Promise<number> {
    const query = this.query(ctx).andWhere('projectRef.addressId = :addressId', { addressId });
    return query.andWhere('projectRef.deleted = :deleted', { deleted: false }).getCount();
  }

  /** Replaces the employees of a project. */
  async setEmployees(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(ProjectEmployeeEntity, { licenceId, projectId });
    const rows = employeeIds.map((employeeId) => ({ licenceId, projectId, employeeId }));
    if (rows.length > 0) await manager.insert(ProjectEmployeeEntity, rows);
  }
}
