import { Module } from '@nestjs/common';
import { ProjectSettingsController } from './project-settings.controller';
import { ProjectSettingsRepository } from './project-settings.repository';
import { ProjectSettingsService } from './project-settings.service';

@Module({
  controllers: [ProjectSettingsController],
  providers: [ProjectSettingsRepository, ProjectSettingsService],
  exports: [ProjectSettingsService],
})
export class SettingsModule {}
