export { AddressMergeEntity } from './address-merge.entity';
export { AddressMergesModule } from './address-merge.module';
