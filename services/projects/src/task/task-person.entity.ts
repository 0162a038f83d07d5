import { PrimaryUuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An employee who is assigned to a task. */
@Entity('task_people')
export class TaskPersonEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  taskId!: string;

  @PrimaryUuidColumn()
  employeeId!: string;
}
