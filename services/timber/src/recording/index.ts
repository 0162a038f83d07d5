export { RecordingModule } from './recording.module';
export { StemService } from './stem.service';
