import { Module } from '@nestjs/common';
import { AbsencesModule } from '../absence';
import { EntriesModule } from '../entry';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SurchargesModule } from '../surcharge';
import { TargetsModule } from '../target';
import { LawHintService } from './law-hint.service';
import { OvertimeMonthService } from './overtime-month.service';
import { OvertimeController } from './overtime.controller';
import { OvertimeService } from './overtime.service';
import { WeekSumService } from './week-sum.service';
import { WorkRecordRepository } from './work-record.repository';

@Module({
  imports: [AbsencesModule, EntriesModule, ReferenceModule, SettingsModule, SurchargesModule, TargetsModule],
  controllers: [OvertimeController],
  providers: [LawHintService, OvertimeService, OvertimeMonthService, WeekSumService, WorkRecordRepository],
  exports: [LawHintService, OvertimeMonthService, OvertimeService],
})
export class LawModule {}
