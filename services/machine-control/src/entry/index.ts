export { EntryReadingsService } from './entry-readings.service';
export { EntryModule } from './entry.module';
