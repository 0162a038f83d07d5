import { Module } from '@nestjs/common';
import { MachineFactConsumer } from './machine-fact.consumer';
import { MachineFactRepository, MachineRefRepository } from './machine-fact.repositories';

@Module({
  providers: [MachineRefRepository, MachineFactRepository, MachineFactConsumer],
  exports: [MachineFactRepository],
})
export class MachineFactModule {}
