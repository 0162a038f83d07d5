import { Module } from '@nestjs/common';
import { DefectModule } from '../defect';
import { ObjectModule } from '../object';
import { ObjectRecordModule } from '../object-record';
import { ReferenceModule } from '../reference';
import { MachineStatusConsumer } from './machine-status.consumer';
import { MachineViews } from './machine-views';
import { MachineWorkConsumer } from './machine-work.consumer';
import { MachineController } from './machine.controller';
import { MachineService } from './machine.service';
import { MaintenanceRepository } from './maintenance.repository';

@Module({
  imports: [DefectModule, ObjectModule, ObjectRecordModule, ReferenceModule],
  controllers: [MachineController],
  providers: [
    MaintenanceRepository,
    MachineService,
    MachineViews,
    MachineStatusConsumer,
    MachineWorkConsumer,
  ],
  exports: [MaintenanceRepository],
})
export class MachineModule {}
