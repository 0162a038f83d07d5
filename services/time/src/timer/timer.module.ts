import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TargetsModule } from '../target';
import { RunningTimerRepository } from './running-timer.repository';
import { TimerController } from './timer.controller';
import { TimerJob } from './timer.job';
import { TimerReader } from './timer.reader';
import { TimerRecorder } from './timer.recorder';
import { TimerService } from './timer.service';

@Module({
  imports: [EntriesModule, EntryRecordsModule, ReferenceModule, SettingsModule, TargetsModule],
  controllers: [TimerController],
  providers: [RunningTimerRepository, TimerReader, TimerRecorder, TimerService, TimerJob],
})
export class TimersModule {}
