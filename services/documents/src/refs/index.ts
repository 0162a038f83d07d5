export { AddressRefEntity } from './address-ref.entity';
export { CreditLimitRefEntity } from './credit-limit-ref.entity';
export { DunnedBillRefEntity } from './dunned-bill-ref.entity';
export { CreditLimitRefRepository, DunnedBillRefRepository } from './receivables-ref.repositories';
export { LicenceRefEntity } from './licence-ref.entity';
export { ObjectRefEntity } from './object-ref.entity';
export { PostalAddressRefEntity } from './postal-address-ref.entity';
export { PostalAddressRefRepository } from './postal-address-ref.repository';
export { ProjectEmployeeEntity } from './project-employee.entity';
export { ProjectRefEntity } from './project-ref.entity';
export {
  AddressRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
} from './ref.repositories';
export { ReferencesModule } from './refs.module';
