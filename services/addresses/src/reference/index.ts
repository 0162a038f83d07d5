export { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
export { ProjectEmployeeEntity } from './project-employee.entity';
export { ProjectRefEntity, ProjectRefRepository } from './project.reference';
export { ReferenceModule } from './reference.module';
