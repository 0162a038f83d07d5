export { EmployeeRefEntity } from './employee-ref.entity';
export { LicenceRefEntity } from './licence-ref.entity';
export { ReferenceModule } from './reference.module';
export { EmployeeRefRepository } from './reference.repositories';
