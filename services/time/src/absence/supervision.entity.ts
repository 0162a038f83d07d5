import { IntColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Supervisor of an employee; the position is the order in which supervisors are asked. */
@Entity('supervisions')
export class SupervisionEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  supervisorId!: string;

  @IntColumn()
  position!: number;
}
