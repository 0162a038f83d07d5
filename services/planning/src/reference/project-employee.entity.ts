import { PrimaryUuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An employee who leads a project or works on it. */
@Entity('project_employees')
export class ProjectEmployeeEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  projectId!: string;

  @PrimaryUuidColumn()
  employeeId!: string;
}
