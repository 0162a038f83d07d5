export { MyReportModule } from './my-report.module';
