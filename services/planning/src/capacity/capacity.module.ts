import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { EmploymentRefRepository, WorkingRulesRepository } from './capacity.references';
import { CapacityService } from './capacity.service';

@Module({
  providers: [
    CapacityService,
    EmploymentRefRepository,
    WorkingRulesRepository,
    consumerOf(EmploymentRefRepository),
    consumerOf(WorkingRulesRepository),
  ],
  exports: [CapacityService],
})
export class CapacityModule {}
