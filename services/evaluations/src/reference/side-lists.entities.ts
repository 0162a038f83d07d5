import { BooleanColumn, PrimaryUuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Person who is responsible for a project or assigned to it. */
@Entity('project_people')
export class ProjectPersonEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  projectId!: string;

  @PrimaryUuidColumn()
  employeeId!: string;

  @BooleanColumn()
  responsible!: boolean;
}

/** Link between a person and their superior. */
@Entity('supervisions')
export class SupervisionEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  employeeId!: string;

  @PrimaryUuidColumn()
  supervisorId!: string;
}
