export { LotEntity } from './lot.entity';
export { LotModule } from './lot.module';
