export { RecordingModule } from './recording.module';
