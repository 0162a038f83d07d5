import { Module } from '@nestjs/common';
import {
  AddressRefRepository,
  BillRefRepository,
  EmployeeRefRepository,
  ObjectRefRepository,
} from './reference.repositories';

@Module({
  providers: [AddressRefRepository, BillRefRepository, EmployeeRefRepository, ObjectRefRepository],
  exports: [AddressRefRepository, BillRefRepository, EmployeeRefRepository, ObjectRefRepository],
})
export class ReferencesModule {}
