import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { FactModule } from '../fact';
import { DayLengthService } from './day-length.service';
import {
  AbsenceDaysRepository,
  EmploymentRefRepository,
  LedgerRefRepository,
  SurchargeRefRepository,
  WorkingRulesRepository,
} from './working-time.references';
import { WorkingTimeService } from './working-time.service';

@Module({
  imports: [FactModule],
  providers: [
    AbsenceDaysRepository,
    EmploymentRefRepository,
    LedgerRefRepository,
    SurchargeRefRepository,
    WorkingRulesRepository,
    consumerOf(AbsenceDaysRepository),
    consumerOf(EmploymentRefRepository),
    consumerOf(LedgerRefRepository),
    consumerOf(SurchargeRefRepository),
    consumerOf(WorkingRulesRepository),
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
