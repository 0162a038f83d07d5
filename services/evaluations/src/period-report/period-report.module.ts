import { Module } from '@nestjs/common';
import { FactModule } from '../fact';
import { PrintingModule } from '../printing';
import { ReferenceModule } from '../reference';
import { WorkingTimeModule } from '../working-time';
import { PeopleYearService } from './people-year.service';
import { PeriodReportFileRepository } from './period-report-file.repository';
import { PeriodReportFileService } from './period-report-file.service';
import { PeriodReportController } from './period-report.controller';
import { PeriodReportService } from './period-report.service';
import { PeriodReportWriter } from './period-report.writer';

@Module({
  imports: [FactModule, PrintingModule, ReferenceModule, WorkingTimeModule],
  controllers: [PeriodReportController],
  providers: [
    PeopleYearService,
    PeriodReportFileRepository,
    PeriodReportFileService,
    PeriodReportService,
    PeriodReportWriter,
  ],
  exports: [PeriodReportService, PeriodReportWriter],
})
export class PeriodReportModule {}
