import { Module } from '@nestjs/common';
import { MachineController } from './machine/machine.controller';
import { MachineService } from './machine/machine.service';
import { MaintenanceRepository } from './machine/maintenance.repository';
import { ObjectController } from './object/object.controller';
import { ObjectRepository } from './object/object.repository';
import { ObjectService } from './object/object.service';

@Module({
  controllers: [ObjectController, MachineController],
  providers: [ObjectRepository, ObjectService, MaintenanceRepository, MachineService],
})
export class InventoryModule {}
