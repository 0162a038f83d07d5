import { IntColumn, MoneyColumn, PrimaryUuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Sums recorded on a project, kept up to date with its cost lines. */
@Entity('project_sums')
export class ProjectSumsEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  projectId!: string;

  @IntColumn()
  seconds!: number;

  /** Value of the billable entries. */
  @MoneyColumn()
  performed!: string;
}
