import { PrimaryUuidColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Half a day of a person, taken by one assignment: its primary key is what keeps a person in one place. */
@Entity('day_slots')
export class DaySlotEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryUuidColumn()
  employeeId!: string;

  @PrimaryColumn({ type: 'date' })
  date!: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  half!: 'morning' | 'afternoon';

  @UuidColumn()
  assignmentId!: string;
}
