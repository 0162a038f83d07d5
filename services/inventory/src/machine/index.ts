export { MachineModule } from './machine.module';
export { MaintenanceEntity } from './maintenance.entity';
export { MaintenanceRepository } from './maintenance.repository';
