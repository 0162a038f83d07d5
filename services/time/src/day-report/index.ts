export { DayReportEntity } from './day-report.entity';
export { DayReportsModule } from './day-report.module';
export { DayReportReader } from './day-report.reader';
export { DayReportService } from './day-report.service';
export { ReportClosingService } from './report-closing.service';
export { ReportPhotoEntity } from './report-photo.entity';
export { ReportRevisionEntity } from './report-revision.entity';
