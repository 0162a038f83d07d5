import { Module } from '@nestjs/common';
import { RecordModule } from '../record';
import { SettingsModule } from '../settings';
import { MachineStateService } from './machine-state.service';

@Module({
  imports: [RecordModule, SettingsModule],
  providers: [MachineStateService],
  exports: [MachineStateService],
})
export class MachineStateModule {}
