import { Module } from '@nestjs/common';
import { WorkedEntryConsumer } from './worked-entry.consumer';
import { WorkedEntryRepository } from './worked-entry.repository';

@Module({
  providers: [WorkedEntryConsumer, WorkedEntryRepository],
  exports: [WorkedEntryRepository],
})
export class WorkedModule {}
