import { Module } from '@nestjs/common';
import {
  AddressRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
} from './ref.repositories';

@Module({
  providers: [
    AddressRefRepository,
    ProjectRefRepository,
    ProjectEmployeeRepository,
    LicenceRefRepository,
    ObjectRefRepository,
  ],
  exports: [
    AddressRefRepository,
    LicenceRefRepository,
    ObjectRefRepository,
    ProjectEmployeeRepository,
    ProjectRefRepository,
  ],
})
export class ReferencesModule {}
