export { AddressRefEntity } from './address-ref.entity';
export { EmployeeRefEntity } from './employee-ref.entity';
export { ObjectRefEntity } from './object-ref.entity';
export { ProjectEmployeeEntity } from './project-employee.entity';
export { ProjectRefEntity } from './project-ref.entity';
export { ReferenceModule } from './reference.module';
export {
  AddressRefRepository,
  EmployeeRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
} from './reference.repositories';
export { ResourceRepository } from './resource.repository';
