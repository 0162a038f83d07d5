import { Entity, PrimaryColumn } from 'typeorm';

/** An employee who is responsible for a project or assigned to it. */
@Entity('project_employees')
export class ProjectEmployeeEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  projectId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId!: string;
}
