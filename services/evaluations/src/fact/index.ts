export { refuseReaders, seesAll, seesPrices } from './fact-reach';
export { FactEntity } from './fact.entity';
export { FactModule } from './fact.module';
export { FactRepository } from './fact.repository';
export type { FactColumn, FactSum } from './fact.repository';
