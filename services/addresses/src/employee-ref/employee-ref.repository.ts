import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefEntity } from './employee-ref.entity';

@Injectable()
export class EmployeeRefRepository extends ReferenceRepository<EmployeeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmployeeRefEntity, 'employee');
  }

  /** Everybody who can be given something to do, by name. */
  working(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    const query = this.query(ctx).andWhere('employee.works = :works', { works: true });
    return this.many(query.orderBy('employee.name').addOrderBy('employee.id'));
  }

  /** Names by id, of those who are known. */
  async names(ctx: RequestContext, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    return new Map((await this.getMany(ctx, known)).map(({ id, name }) => [id, name]));
  }
}
