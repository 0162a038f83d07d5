import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { EmployeeRefRepository } from './employee.reference';
import { EmploymentRefRepository } from './employment.reference';
import { LicenceRefRepository } from './licence.reference';

const repositories = [EmployeeRefRepository, EmploymentRefRepository, LicenceRefRepository];

@Module({
  providers: [
    ...repositories,
    consumerOf(EmployeeRefRepository),
    consumerOf(EmploymentRefRepository),
    consumerOf(LicenceRefRepository),
  ],
  exports: repositories,
})
export class ReferenceModule {}
