import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefEntity } from './employee-ref.entity';
import { LicenceRefEntity } from './licence-ref.entity';

@Injectable()
export class EmployeeRefRepository extends ReferenceRepository<EmployeeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmployeeRefEntity, 'employeeRef');
  }

  /** The caller's own name; empty for a superadmin who is no member here. */
  async nameOf(ctx: RequestContext): Promise<string> {
    return (await this.find(ctx, ctx.membershipId))?.name ?? '';
  }
}

@Injectable()
export class LicenceRefRepository extends ReferenceRepository<LicenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, 'licenceRef');
  }
}
