import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { AccountRefRepository } from './account.reference';
import { AddressRefRepository } from './address.reference';
import { EmployeeRefRepository } from './employee.reference';
import { LicenceRefRepository } from './licence.reference';

const repositories = [
  AccountRefRepository,
  AddressRefRepository,
  EmployeeRefRepository,
  LicenceRefRepository,
];

@Module({
  providers: [
    ...repositories,
    consumerOf(AccountRefRepository),
    consumerOf(AddressRefRepository),
    consumerOf(EmployeeRefRepository),
    consumerOf(LicenceRefRepository),
  ],
  exports: repositories,
})
export class ReferenceModule {}
