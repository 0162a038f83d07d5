import { PrimaryUuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An employee who is responsible for a project or assigned to it. */
@Entity('project_employees')
export class ProjectEmployeeEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  projectId!: string;

  @PrimaryUuidColumn()
  employeeId!: string;
}
