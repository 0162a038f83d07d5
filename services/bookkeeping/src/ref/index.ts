export { AccountRefEntity } from './account-ref.entity';
export { AddressRefEntity } from './address-ref.entity';
export { LicenceRefEntity } from './licence-ref.entity';
export { RefModule } from './ref.module';
export {
  accountColumns,
  AccountRefRepository,
  AddressRefRepository,
  LicenceRefRepository,
} from './ref.repositories';
