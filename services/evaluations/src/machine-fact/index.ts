export { MachineFactEntity, MachineRefEntity } from './machine-fact.entities';
export { MachineFactModule } from './machine-fact.module';
export { MachineFactRepository } from './machine-fact.repositories';
