export { MachineFileEntity } from './machine-file.entity';
export { MachineFileModule } from './machine-file.module';
export { MappingEntity } from './mapping.entity';
export { proposeSpecies } from './propose-mapping';
