import { ReferenceRepository, RepositoryServices } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefEntity, WorkingRulesEntity } from './capacity.entities';

@Injectable()
export class EmploymentRefRepository extends ReferenceRepository<EmploymentRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmploymentRefEntity, 'employmentRef');
  }
}

@Injectable()
export class WorkingRulesRepository extends ReferenceRepository<WorkingRulesEntity> {
  constructor(services: RepositoryServices) {
    super(services, WorkingRulesEntity, 'workingRules');
  }
}
