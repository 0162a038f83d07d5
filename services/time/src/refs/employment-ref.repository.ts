import type { EmploymentChanged } from '@jahrring/contracts-admin';
import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefEntity } from './employment-ref.entity';

@Injectable()
export class EmploymentRefRepository extends ReferenceRepository<EmploymentRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmploymentRefEntity, 'employment');
  }

  /** The HR data of a member; null for somebody none were ever entered for. */
  async of(ctx: RequestContext, employeeId: string): Promise<EmploymentChanged | null> {
    return (await this.find(ctx, employeeId))?.data ?? null;
  }

  /** The HR data of many members, by their id. */
  async ofMany(ctx: RequestContext, employeeIds: readonly string[]): Promise<Map<string, EmploymentChanged>> {
    const found = await this.getMany(ctx, employeeIds);
    return new Map(found.map(({ id, data }) => [id, data]));
  }
}
