export { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
export { EmploymentRefEntity, EmploymentRefRepository } from './employment.reference';
export { LicenceRefEntity, LicenceRefRepository } from './licence.reference';
export { ReferenceModule } from './reference.module';
