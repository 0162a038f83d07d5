import { Module } from '@nestjs/common';
import { PostalAddressRefRepository } from './postal-address-ref.repository';
import {
  AddressRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
} from './ref.repositories';

@Module({
  providers: [
    PostalAddressRefRepository,
    AddressRefRepository,
    ProjectRefRepository,
    ProjectEmployeeRepository,
    LicenceRefRepository,
    ObjectRefRepository,
  ],
  exports: [
    PostalAddressRefRepository,
    AddressRefRepository,
    LicenceRefRepository,
    ObjectRefRepository,
    ProjectEmployeeRepository,
    ProjectRefRepository,
  ],
})
export class ReferencesModule {}
