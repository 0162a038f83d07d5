export { SavedReportEntity, SavedReportMarkEntity, SavedReportShareEntity } from './saved-report.entity';
export { SavedReportRepository } from './saved-report.repository';
export { SavedReportService } from './saved-report.service';
export { SavedReportModule } from './saved-report.module';
