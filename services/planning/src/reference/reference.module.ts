import { Module } from '@nestjs/common';
import { ReferenceConsumer } from './reference.consumer';
import { EmployeeRefRepository, ProjectRefRepository } from './reference.repositories';

@Module({
  providers: [EmployeeRefRepository, ProjectRefRepository, ReferenceConsumer],
  exports: [EmployeeRefRepository, ProjectRefRepository],
})
export class ReferenceModule {}
