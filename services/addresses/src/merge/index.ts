export { AddressMergeEntity } from './address-merge.entity';
export { MergeModule } from './merge.module';
