import { Module } from '@nestjs/common';
import { EmployeeRefConsumer } from './employee-ref.consumer';
import { EmployeeRefRepository } from './employee-ref.repository';

@Module({
  providers: [EmployeeRefConsumer, EmployeeRefRepository],
  exports: [EmployeeRefRepository],
})
export class EmployeeRefModule {}
