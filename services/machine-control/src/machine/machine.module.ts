import { Module } from '@nestjs/common';
import { CostModule } from '../cost';
import { EntryModule } from '../entry';
import { MachineStateModule } from '../machine-state';
import { ReadingModule } from '../reading';
import { RecordModule } from '../record';
import { SettingsModule } from '../settings';
import { MachineExportService } from './machine-export.service';
import { MachineFigures } from './machine-figures';
import { MachineViews } from './machine-views';
import { MachineConsumer } from './machine.consumer';
import { MachineController } from './machine.controller';
import { MachineService } from './machine.service';

@Module({
  imports: [CostModule, EntryModule, MachineStateModule, ReadingModule, RecordModule, SettingsModule],
  controllers: [MachineController],
  providers: [MachineFigures, MachineService, MachineViews, MachineConsumer, MachineExportService],
})
export class MachineModule {}
