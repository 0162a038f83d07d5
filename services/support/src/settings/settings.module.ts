import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { DeskSettingsService } from './desk-settings.service';
import { DeskSettingsController, SupportSettingsController } from './settings.controller';
import { DeskSettingsRepository, SupportSettingsRepository } from './settings.repositories';
import { SupportSettingsService } from './support-settings.service';

@Module({
  imports: [ReferenceModule],
  controllers: [DeskSettingsController, SupportSettingsController],
  providers: [DeskSettingsRepository, DeskSettingsService, SupportSettingsRepository, SupportSettingsService],
  exports: [DeskSettingsService, SupportSettingsService],
})
export class SettingsModule {}
