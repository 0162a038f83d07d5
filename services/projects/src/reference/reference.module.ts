import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { AddressRefRepository } from './address.reference';
import { BillRefRepository } from './bill.reference';
import { EmployeeRefRepository } from './employee.reference';
import { ObjectRefRepository } from './object.reference';

const repositories = [AddressRefRepository, BillRefRepository, EmployeeRefRepository, ObjectRefRepository];

/** Bills are kept by the feature of projects, whose statuses follow them. */
@Module({
  providers: [
    ...repositories,
    consumerOf(AddressRefRepository),
    consumerOf(EmployeeRefRepository),
    consumerOf(ObjectRefRepository),
  ],
  exports: repositories,
})
export class ReferenceModule {}
