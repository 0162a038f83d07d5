import { Module } from '@nestjs/common';
import { RefModule } from '../ref';
import { BookkeepingSettingsRepository } from './bookkeeping-settings.repository';
import { BookkeepingSettingsService } from './bookkeeping-settings.service';

@Module({
  imports: [RefModule],
  providers: [BookkeepingSettingsRepository, BookkeepingSettingsService],
  exports: [BookkeepingSettingsService],
})
export class SettingsModule {}
