import { Module } from '@nestjs/common';
import { PeriodReportModule } from '../period-report';
import { PivotModule } from '../pivot';
import { ReferenceModule } from '../reference';
import { SavedReportModule } from '../saved-report';
import { MemberRightsClient } from './member-rights';
import { ReportScheduleController } from './report-schedule.controller';
import { ReportScheduleJobs } from './report-schedule.jobs';
import { ReportScheduleMailRepository, ReportScheduleRepository } from './report-schedule.repositories';
import { ReportScheduleRunRepository } from './report-schedule-run.repository';
import { ReportScheduleService } from './report-schedule.service';
import { ScheduleAdmission } from './schedule-admission';
import { ScheduleMailJobs } from './schedule-mail.jobs';
import { ScheduleMailNames } from './schedule-mail-names';
import { ScheduledReport } from './scheduled-report';

@Module({
  imports: [PeriodReportModule, PivotModule, ReferenceModule, SavedReportModule],
  controllers: [ReportScheduleController],
  providers: [
    MemberRightsClient,
    ReportScheduleJobs,
    ReportScheduleMailRepository,
    ReportScheduleRepository,
    ReportScheduleRunRepository,
    ReportScheduleService,
    ScheduleAdmission,
    ScheduledReport,
    ScheduleMailJobs,
    ScheduleMailNames,
  ],
  exports: [ReportScheduleRepository],
})
export class ReportScheduleModule {}
