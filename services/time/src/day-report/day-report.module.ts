import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ClosingContentService } from './closing-content.service';
import { ClosingLocks } from './closing-locks';
import { DayReportInternalController } from './day-report-internal.controller';
import { DayReportController } from './day-report.controller';
import { DayReportReader } from './day-report.reader';
import { DayReportRepository } from './day-report.repository';
import { DayReportService } from './day-report.service';
import { DayReportExportController } from './export/day-report-export.controller';
import { DayReportExportService } from './export/day-report-export.service';
import { ReportClosingService } from './report-closing.service';
import { ReportCounter } from './report-counter';
import { ReportDrawingService } from './report-drawing.service';
import { ReportFreezer } from './report-freezer';
import { ReportLineRepository } from './report-line.repository';
import { ReportPdfService } from './report-pdf.service';
import { ReportPhotoRepository } from './report-photo.repository';
import { ReportPhotoService } from './report-photo.service';
import { ReportPrinter } from './report-printer';
import { ReportReopeningService } from './report-reopening.service';
import { ReportRevisionRepository } from './report-revision.repository';

@Module({
  imports: [EntriesModule, ReferenceModule, SettingsModule],
  controllers: [DayReportExportController, DayReportController, DayReportInternalController],
  providers: [
    DayReportExportService,
    DayReportReader,
    DayReportRepository,
    DayReportService,
    ClosingContentService,
    ClosingLocks,
    ReportClosingService,
    ReportFreezer,
    ReportReopeningService,
    ReportDrawingService,
    ReportPrinter,
    ReportCounter,
    ReportLineRepository,
    ReportPdfService,
    ReportPhotoRepository,
    ReportPhotoService,
    ReportRevisionRepository,
  ],
})
export class DayReportsModule {}
