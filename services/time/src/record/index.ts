export { RecordingModule } from './record.module';
