export { PeriodReportFileEntity } from './period-report-file.entity';
export { PeriodReportModule } from './period-report.module';
export { PeriodReportService } from './period-report.service';
export { PeriodReportWriter } from './period-report.writer';
