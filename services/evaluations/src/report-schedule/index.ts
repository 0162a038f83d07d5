export {
  ReportScheduleEntity,
  ReportScheduleMailEntity,
  ReportScheduleRunEntity,
} from './report-schedule.entities';
export { ReportScheduleRepository } from './report-schedule.repositories';
export { ReportScheduleModule } from './report-schedule.module';
export { seedReportSchedules } from './report-schedule.seed';
