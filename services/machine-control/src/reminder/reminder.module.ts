import { Module } from '@nestjs/common';
import { RecordModule } from '../record';
import { SettingsModule } from '../settings';
import { ReminderJob } from './reminder.job';

@Module({
  imports: [RecordModule, SettingsModule],
  providers: [ReminderJob],
})
export class ReminderModule {}
