export { LotFactEntity, LotRefEntity } from './lot-fact.entities';
export { LotFactRepository } from './lot-fact.repositories';
export { TimberFactModule } from './timber-fact.module';
