import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { AgentModule } from '../agent';
import { EmployeeConsumer } from './employee.consumer';
import { EmployeeRefRepository } from './employee.reference';
import { LicenceRefRepository } from './licence.reference';

@Module({
  imports: [AgentModule],
  providers: [
    EmployeeRefRepository,
    EmployeeConsumer,
    LicenceRefRepository,
    consumerOf(LicenceRefRepository),
  ],
  exports: [EmployeeRefRepository],
})
export class ReferenceModule {}
