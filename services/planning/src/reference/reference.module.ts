import { Module } from '@nestjs/common';
import { ReferenceConsumer } from './reference.consumer';
import {
  AddressRefRepository,
  EmployeeRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
} from './reference.repositories';
import { ResourceRepository } from './resource.repository';

@Module({
  providers: [
    AddressRefRepository,
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    ResourceRepository,
    ReferenceConsumer,
  ],
  exports: [
    AddressRefRepository,
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    ResourceRepository,
  ],
})
export class ReferenceModule {}
