export { accountColumns, AccountRefEntity, AccountRefRepository } from './account.reference';
export { AddressRefEntity, AddressRefRepository } from './address.reference';
export { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
export { LicenceRefEntity, LicenceRefRepository } from './licence.reference';
export { ReferenceModule } from './reference.module';
