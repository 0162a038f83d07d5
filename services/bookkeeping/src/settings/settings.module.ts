import { Module } from '@nestjs/common';
import { RefModule } from '../ref';
import { BookkeepingSettingsController } from './bookkeeping-settings.controller';
import { BookkeepingSettingsRepository } from './bookkeeping-settings.repository';
import { BookkeepingSettingsService } from './bookkeeping-settings.service';

@Module({
  imports: [RefModule],
  controllers: [BookkeepingSettingsController],
  providers: [BookkeepingSettingsRepository, BookkeepingSettingsService],
  exports: [BookkeepingSettingsService],
})
export class SettingsModule {}
