import { Module } from '@nestjs/common';
import { EntryRepository } from './entry.repository';
import { NearbyEntries } from './nearby-entries';

@Module({
  providers: [EntryRepository, NearbyEntries],
  exports: [EntryRepository, NearbyEntries],
})
export class EntryRecordsModule {}
