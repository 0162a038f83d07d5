export { EmployeeRefEntity } from './employee-ref.entity';
export { EmployeeRefModule } from './employee-ref.module';
export { EmployeeRefRepository } from './employee-ref.repository';
