export { DistinctPairEntity } from './distinct-pair.entity';
export { DuplicateModule } from './duplicate.module';
