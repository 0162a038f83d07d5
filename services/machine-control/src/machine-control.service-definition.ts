import type { ServiceDefinition } from '@jahrring/service-kit';
import { MachineControlModule } from './machine-control.module';
import { MachineReadingEntity } from './machine-reading/machine-reading.entity';
import { CreateMachineReadings1795319710385 } from './migrations/1795319710385-create-machine-readings';

export const machineControlService: ServiceDefinition = {
  tool: 'machine-control',
  version: '0.1.0',
  module: MachineControlModule,
  entities: [MachineReadingEntity],
  migrations: [CreateMachineReadings1795319710385],
};
