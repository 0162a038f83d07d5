import { LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An employee who is responsible for a project or assigned to it: whom its documents concern. */
@Entity('project_employees')
export class ProjectEmployeeEntity extends LicensedEntity {
  @UuidColumn()
  projectId!: string;

  @UuidColumn()
  employeeId!: string;
}
