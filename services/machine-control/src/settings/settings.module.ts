import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { MachinePeopleController, MachineSettingsController } from './machine-settings.controller';
import { MachineSettingsRepository } from './machine-settings.repository';
import { MachineSettingsService } from './machine-settings.service';

@Module({
  imports: [ReferenceModule],
  controllers: [MachineSettingsController, MachinePeopleController],
  providers: [MachineSettingsRepository, MachineSettingsService],
  exports: [MachineSettingsService],
})
export class SettingsModule {}
