export { AddressRefEntity, AddressRefRepository } from './address.reference';
export { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
export { LicenceRefEntity, LicenceRefRepository } from './licence.reference';
export { ObjectRefEntity, ObjectRefRepository } from './object.reference';
export { ProjectEmployeeEntity } from './project-employee.entity';
export { ProjectRefEntity, ProjectRefRepository } from './project.reference';
export { ReferenceModule } from './reference.module';
export { ResourceRepository } from './resource.repository';
