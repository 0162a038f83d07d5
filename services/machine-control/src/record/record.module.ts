import { Module } from '@nestjs/common';
import { EntryRepository } from './entry.repository';
import { MachineStamps } from './machine-stamps';
import { MachineRepository } from './machine.repository';
import { ReadingRepository } from './reading.repository';
import { WorkRepository } from './work.repository';

@Module({
  providers: [MachineRepository, MachineStamps, ReadingRepository, WorkRepository, EntryRepository],
  exports: [MachineRepository, MachineStamps, ReadingRepository, WorkRepository, EntryRepository],
})
export class RecordModule {}
