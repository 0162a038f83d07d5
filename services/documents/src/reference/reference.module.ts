import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { AddressRefRepository } from './address.reference';
import { LicenceRefRepository } from './licence.reference';
import { ObjectRefRepository } from './object.reference';
import { PostalAddressRefRepository } from './postal-address.reference';
import { ProjectEmployeeRepository } from './project-employee.repository';
import { ProjectRefRepository } from './project.reference';
import { CreditLimitRefRepository, DunnedBillRefRepository } from './receivables.references';

const repositories = [
  AddressRefRepository,
  CreditLimitRefRepository,
  DunnedBillRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  PostalAddressRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
];

/** Addresses and projects are kept by the feature of drafts, which follow them. */
@Module({
  providers: [
    ...repositories,
    consumerOf(CreditLimitRefRepository),
    consumerOf(DunnedBillRefRepository),
    consumerOf(LicenceRefRepository),
    consumerOf(ObjectRefRepository),
    consumerOf(PostalAddressRefRepository),
  ],
  exports: repositories,
})
export class ReferenceModule {}
