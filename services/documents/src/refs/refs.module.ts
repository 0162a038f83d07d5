import { Module } from '@nestjs/common';
import { PostalAddressRefRepository } from './postal-address-ref.repository';
import { CreditLimitRefRepository, DunnedBillRefRepository } from './receivables-ref.repositories';
import {
  AddressRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
} from './ref.repositories';

@Module({
  providers: [
    CreditLimitRefRepository,
    DunnedBillRefRepository,
    PostalAddressRefRepository,
    AddressRefRepository,
    ProjectRefRepository,
    ProjectEmployeeRepository,
    LicenceRefRepository,
    ObjectRefRepository,
  ],
  exports: [
    CreditLimitRefRepository,
    DunnedBillRefRepository,
    PostalAddressRefRepository,
    AddressRefRepository,
    LicenceRefRepository,
    ObjectRefRepository,
    ProjectEmployeeRepository,
    ProjectRefRepository,
  ],
})
export class ReferencesModule {}
