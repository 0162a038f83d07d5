import { Module } from '@nestjs/common';
import { MachineReadingController } from './machine-reading/machine-reading.controller';
import { MachineReadingRepository } from './machine-reading/machine-reading.repository';
import { MachineReadingService } from './machine-reading/machine-reading.service';

@Module({
  controllers: [MachineReadingController],
  providers: [MachineReadingRepository, MachineReadingService],
})
export class MachineControlModule {}
