export { SavedReportEntity, SavedReportMarkEntity, SavedReportShareEntity } from './saved-report.entity';
export { SavedReportModule } from './saved-report.module';
