import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings';
import { AddressRefRepository } from './address.reference';
import { CompanyGuard } from './company.guard';
import { EmployeeRefRepository } from './employee.reference';
import { LicenceRefRepository } from './licence.reference';
import { ObjectRefRepository } from './object.reference';
import { ProjectRefRepository } from './project.reference';
import { ResourceRepository } from './resource.repository';

const repositories = [
  AddressRefRepository,
  EmployeeRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
];

@Module({
  imports: [SettingsModule],
  providers: [
    CompanyGuard,
    ResourceRepository,
    ...repositories,
    consumerOf(AddressRefRepository),
    consumerOf(EmployeeRefRepository),
    consumerOf(LicenceRefRepository),
    consumerOf(ObjectRefRepository),
    consumerOf(ProjectRefRepository),
  ],
  exports: [ResourceRepository, ...repositories],
})
export class ReferenceModule {}
