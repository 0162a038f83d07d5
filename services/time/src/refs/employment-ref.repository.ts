import type { EmploymentChanged } from '@jahrring/contracts-admin';
import {
  PerTransaction,
  ReferenceRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefEntity } from './employment-ref.entity';

@Injectable()
export class EmploymentRefRepository extends ReferenceRepository<EmploymentRefEntity> {
  private readonly read = new PerTransaction<EmploymentChanged | null>();

  constructor(services: RepositoryServices) {
    super(services, EmploymentRefEntity, 'employment');
  }

  /** The HR data of a member; null for somebody none were ever entered for. */
  of(ctx: RequestContext, employeeId: string): Promise<EmploymentChanged | null> {
    const read = async () => (await this.find(ctx, employeeId))?.data ?? null;
    return this.read.get(ctx, read, employeeId);
  }

  /** The HR data of many members, by their id. */
  async ofMany(ctx: RequestContext, employeeIds: readonly string[]): Promise<Map<string, EmploymentChanged>> {
    const [first, ...others] = employeeIds;
    if (first !== undefined && others.length === 0) {
      const data = await this.of(ctx, first);
      return new Map(data ? [[first, data]] : []);
    }
    const found = await this.getMany(ctx, employeeIds);
    return new Map(found.map(({ id, data }) => [id, data]));
  }
}
