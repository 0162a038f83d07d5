export { AddressRefEntity, AddressRefRepository } from './address.reference';
export { LicenceRefEntity, LicenceRefRepository } from './licence.reference';
export { ObjectRefEntity, ObjectRefRepository } from './object.reference';
export { PostalAddressRefEntity, PostalAddressRefRepository } from './postal-address.reference';
export { ProjectEmployeeEntity } from './project-employee.entity';
export { ProjectEmployeeRepository } from './project-employee.repository';
export { ProjectRefEntity, ProjectRefRepository } from './project.reference';
export {
  CreditLimitRefEntity,
  CreditLimitRefRepository,
  DunnedBillRefEntity,
  DunnedBillRefRepository,
} from './receivables.references';
export { ReferenceModule } from './reference.module';
