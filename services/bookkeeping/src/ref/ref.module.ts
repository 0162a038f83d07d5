import { Module } from '@nestjs/common';
import { RefConsumers } from './ref.consumers';
import {
  AccountRefRepository,
  AddressRefRepository,
  EmployeeRefRepository,
  LicenceRefRepository,
} from './ref.repositories';

const repositories = [
  AccountRefRepository,
  AddressRefRepository,
  EmployeeRefRepository,
  LicenceRefRepository,
];

@Module({
  providers: [...repositories, RefConsumers],
  exports: repositories,
})
export class RefModule {}
