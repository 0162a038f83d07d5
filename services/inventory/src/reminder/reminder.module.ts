import { Module } from '@nestjs/common';
import { MachineDocumentModule } from '../machine-document';
import { ObjectRecordModule } from '../object-record';
import { ReminderJob } from './reminder.job';

@Module({
  imports: [MachineDocumentModule, ObjectRecordModule],
  providers: [ReminderJob],
})
export class ReminderModule {}
