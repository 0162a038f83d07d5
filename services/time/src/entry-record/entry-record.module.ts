import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { DayEntries } from './day-entries';
import { EntryMarksPublisher } from './entry-marks.publisher';
import { EntryRepository } from './entry.repository';
import { NearbyEntries } from './nearby-entries';
import { PersonEntries } from './person-entries';

@Module({
  imports: [ReferenceModule],
  providers: [DayEntries, EntryMarksPublisher, EntryRepository, NearbyEntries, PersonEntries],
  exports: [DayEntries, EntryMarksPublisher, EntryRepository, NearbyEntries, PersonEntries],
})
export class EntryRecordsModule {}
