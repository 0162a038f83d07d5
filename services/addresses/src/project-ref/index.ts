export { ProjectEmployeeEntity } from './project-employee.entity';
export { ProjectRefEntity } from './project-ref.entity';
export { ProjectRefModule } from './project-ref.module';
export { ProjectRefRepository } from './project-ref.repository';
