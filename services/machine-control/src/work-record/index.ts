export { WorkRecordModule } from './work-record.module';
