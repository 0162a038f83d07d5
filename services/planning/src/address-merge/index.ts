export { AddressMergeEntity } from './address-merge.entity';
export { AddressMergeModule } from './address-merge.module';
