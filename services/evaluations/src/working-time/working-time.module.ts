import { Module } from '@nestjs/common';
import { FactModule } from '../fact';
import { DayLengthService } from './day-length.service';
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
    DayLengthService,
  ],
  exports: [
    AbsenceDaysRepository,
    EmploymentRefRepository,
    LedgerRefRepository,
    WorkingTimeService,
    DayLengthService,
  ],
})
export class WorkingTimeModule {}
