import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefEntity } from './employee-ref.entity';

@Injectable()
export class EmployeeRefRepository extends ReferenceRepository<EmployeeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmployeeRefEntity, 'employee');
  }

  /** Everybody of the licence, by name; those who have left too, so that an old assignment can be named. */
  async everybody(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    return this.many(this.query(ctx).orderBy('employee.name').addOrderBy('employee.id'));
  }
}
