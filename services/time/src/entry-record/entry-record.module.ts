import { Module } from '@nestjs/common';
import { DayEntries } from './day-entries';
import { EntryMarksPublisher } from './entry-marks.publisher';
import { EntryRepository } from './entry.repository';
import { NearbyEntries } from './nearby-entries';

@Module({
  providers: [DayEntries, EntryMarksPublisher, EntryRepository, NearbyEntries],
  exports: [DayEntries, EntryMarksPublisher, EntryRepository, NearbyEntries],
})
export class EntryRecordsModule {}
