import { Module } from '@nestjs/common';
import { MachineStateModule } from '../machine-state';
import { ReadingModule } from '../reading';
import { RecordModule } from '../record';
import { EntryReadingsService } from './entry-readings.service';
import { EntryConsumer } from './entry.consumer';

@Module({
  imports: [MachineStateModule, ReadingModule, RecordModule],
  providers: [EntryReadingsService, EntryConsumer],
  exports: [EntryReadingsService],
})
export class EntryModule {}
