import { Module } from '@nestjs/common';
import { CapacityConsumer } from './capacity.consumer';
import { EmploymentRefRepository, WorkingRulesRepository } from './capacity.repositories';
import { CapacityService } from './capacity.service';

@Module({
  providers: [CapacityConsumer, CapacityService, EmploymentRefRepository, WorkingRulesRepository],
  exports: [CapacityService],
})
export class CapacityModule {}
