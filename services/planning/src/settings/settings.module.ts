import { Module } from '@nestjs/common';
import { PlanningSettingsController } from './planning-settings.controller';
import { PlanningSettingsRepository } from './planning-settings.repository';
import { PlanningSettingsService } from './planning-settings.service';

@Module({
  controllers: [PlanningSettingsController],
  providers: [PlanningSettingsRepository, PlanningSettingsService],
  exports: [PlanningSettingsService],
})
export class SettingsModule {}
