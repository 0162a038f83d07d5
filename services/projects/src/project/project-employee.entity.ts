import { PrimaryUuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An employee who is assigned to a project. */
@Entity('project_employees')
export class ProjectEmployeeEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  projectId!: string;

  @PrimaryUuidColumn()
  employeeId!: string;
}
