import { Module } from '@nestjs/common';
import { EntryRepository } from './entry.repository';

@Module({
  providers: [EntryRepository],
  exports: [EntryRepository],
})
export class EntryRecordsModule {}
