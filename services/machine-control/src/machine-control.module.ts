import { Module } from '@nestjs/common';
import { CostModule } from './cost';
import { EntryModule } from './entry';
import { FuellingModule } from './fuelling';
import { MachineModule } from './machine';
import { MachineStateModule } from './machine-state';
import { MachineTimeModule } from './machine-time';
import { ReadingModule } from './reading';
import { RecordModule } from './record';
import { ReferenceModule } from './reference';
import { ReminderModule } from './reminder';
import { SettingsModule } from './settings';
import { WorkRecordModule } from './work-record';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ReferenceModule,
    SettingsModule,
    RecordModule,
    MachineStateModule,
    ReadingModule,
    EntryModule,
    FuellingModule,
    WorkRecordModule,
    CostModule,
    MachineModule,
    MachineTimeModule,
    ReminderModule,
  ],
})
export class MachineControlModule {}
