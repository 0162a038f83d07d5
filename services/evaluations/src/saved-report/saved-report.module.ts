import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { SavedReportController } from './saved-report.controller';
import { SavedReportRepository } from './saved-report.repository';
import { SavedReportService } from './saved-report.service';

@Module({
  imports: [ReferenceModule],
  controllers: [SavedReportController],
  providers: [SavedReportRepository, SavedReportService],
  exports: [SavedReportRepository, SavedReportService],
})
export class SavedReportModule {}
