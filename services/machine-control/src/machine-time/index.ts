export { KnownNameEntity } from './known-name.entity';
export { MachineTimeEntity } from './machine-time.entity';
export { MachineTimeModule } from './machine-time.module';
