import { Module } from '@nestjs/common';
import { MachineStateModule } from '../machine-state';
import { ReadingModule } from '../reading';
import { RecordModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { FuellingController } from './fuelling.controller';
import { FuellingRepository } from './fuelling.repository';
import { FuellingService } from './fuelling.service';

@Module({
  imports: [MachineStateModule, ReadingModule, RecordModule, ReferenceModule, SettingsModule],
  controllers: [FuellingController],
  providers: [FuellingRepository, FuellingService],
  exports: [FuellingRepository, FuellingService],
})
export class FuellingModule {}
