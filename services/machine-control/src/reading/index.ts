export { ReadingModule } from './reading.module';
export { ReadingService } from './reading.service';
