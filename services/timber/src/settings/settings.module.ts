import { Module } from '@nestjs/common';
import { TimberSettingsController } from './timber-settings.controller';
import { TimberSettingsRepository } from './timber-settings.repository';
import { TimberSettingsService } from './timber-settings.service';

@Module({
  controllers: [TimberSettingsController],
  providers: [TimberSettingsRepository, TimberSettingsService],
  exports: [TimberSettingsRepository, TimberSettingsService],
})
export class SettingsModule {}
