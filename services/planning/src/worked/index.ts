export { WorkedEntryEntity } from './worked-entry.entity';
export { WorkedEntryRepository } from './worked-entry.repository';
export { WorkedModule } from './worked.module';
