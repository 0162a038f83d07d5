import { Module } from '@nestjs/common';
import { ReferenceConsumer } from './reference.consumer';
import { EmployeeRefRepository, ObjectRefRepository, ProjectRefRepository } from './reference.repositories';
import { ResourceRepository } from './resource.repository';

@Module({
  providers: [
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    ResourceRepository,
    ReferenceConsumer,
  ],
  exports: [EmployeeRefRepository, ObjectRefRepository, ProjectRefRepository, ResourceRepository],
})
export class ReferenceModule {}
