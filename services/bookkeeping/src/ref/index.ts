export { AccountRefEntity } from './account-ref.entity';
export { AddressRefEntity } from './address-ref.entity';
export { EmployeeRefEntity } from './employee-ref.entity';
export { LicenceRefEntity } from './licence-ref.entity';
export { RefModule } from './ref.module';
export {
  accountColumns,
  AccountRefRepository,
  AddressRefRepository,
  EmployeeRefRepository,
  LicenceRefRepository,
} from './ref.repositories';
