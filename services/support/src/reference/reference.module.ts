import { Module } from '@nestjs/common';
import { AgentModule } from '../agent';
import { ReferenceConsumer } from './reference.consumer';
import { EmployeeRefRepository, LicenceRefRepository } from './reference.repositories';

@Module({
  imports: [AgentModule],
  providers: [EmployeeRefRepository, LicenceRefRepository, ReferenceConsumer],
  exports: [EmployeeRefRepository],
})
export class ReferenceModule {}
