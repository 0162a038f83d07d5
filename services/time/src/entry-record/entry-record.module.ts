import { Module } from '@nestjs/common';
import { EntryMarksPublisher } from './entry-marks.publisher';
import { EntryRepository } from './entry.repository';
import { NearbyEntries } from './nearby-entries';

@Module({
  providers: [EntryMarksPublisher, EntryRepository, NearbyEntries],
  exports: [EntryMarksPublisher, EntryRepository, NearbyEntries],
})
export class EntryRecordsModule {}
