import { packagePartController } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { ReportScheduleModule } from '../report-schedule';
import { SavedReportModule } from '../saved-report';
import { ReportPart } from './report-part';

@Module({
  imports: [ReportScheduleModule, SavedReportModule],
  controllers: [packagePartController('evaluations', { reports: ReportPart })],
  providers: [ReportPart],
})
export class PackagePartsModule {}
