import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { BookkeepingSettingsController } from './bookkeeping-settings.controller';
import { BookkeepingSettingsRepository } from './bookkeeping-settings.repository';
import { BookkeepingSettingsService } from './bookkeeping-settings.service';

@Module({
  imports: [ReferenceModule],
  controllers: [BookkeepingSettingsController],
  providers: [BookkeepingSettingsRepository, BookkeepingSettingsService],
  exports: [BookkeepingSettingsService],
})
export class SettingsModule {}
