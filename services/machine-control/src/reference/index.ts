export { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
export { ReferenceModule } from './reference.module';
