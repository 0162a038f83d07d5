import { Module } from '@nestjs/common';
import { FactModule } from '../fact';
import { WorkingTimeConsumer } from './working-time.consumer';
import {
  AbsenceDaysRepository,
  EmploymentRefRepository,
  LedgerRefRepository,
  SurchargeRefRepository,
  WorkingRulesRepository,
} from './working-time.repositories';
import { WorkingTimeService } from './working-time.service';

@Module({
  imports: [FactModule],
  providers: [
    AbsenceDaysRepository,
    EmploymentRefRepository,
    LedgerRefRepository,
    SurchargeRefRepository,
    WorkingRulesRepository,
    WorkingTimeConsumer,
    WorkingTimeService,
  ],
  exports: [EmploymentRefRepository, LedgerRefRepository, WorkingTimeService],
})
export class WorkingTimeModule {}
