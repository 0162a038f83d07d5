import { Module } from '@nestjs/common';
import { ReportScheduleModule } from '../report-schedule';
import { SavedReportModule } from '../saved-report';
import { PackagePartController } from './package-part.controller';
import { ReportPart } from './report-part';

@Module({
  imports: [ReportScheduleModule, SavedReportModule],
  controllers: [PackagePartController],
  providers: [ReportPart],
})
export class PackagePartsModule {}
