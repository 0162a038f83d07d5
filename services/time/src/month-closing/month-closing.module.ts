import { Module } from '@nestjs/common';
import { ConfirmationsModule } from '../confirmation';
import { SettingsModule } from '../settings';
import { MonthClosingJob } from './month-closing.job';
import { MonthClosingRepository } from './month-closing.repository';

@Module({
  imports: [ConfirmationsModule, SettingsModule],
  providers: [MonthClosingRepository, MonthClosingJob],
  exports: [MonthClosingRepository],
})
export class MonthClosingModule {}
