import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { EmployeeRefRepository } from './employee.reference';

@Module({
  providers: [EmployeeRefRepository, consumerOf(EmployeeRefRepository)],
  exports: [EmployeeRefRepository],
})
export class ReferenceModule {}
