export { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
export { LicenceRefEntity } from './licence.reference';
export { ReferenceModule } from './reference.module';
