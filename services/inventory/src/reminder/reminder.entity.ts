import { Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '@jahrring/service-kit';

/** Last reminder to the keepers of a machine about one of its days; written by the reminders only. */
@Entity('machine_reminders')
export class ReminderEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  machineId!: string;

  /** Kind of day, or the id of a document. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  what!: string;

  /** Level and day. */
  @TextColumn(30)
  told!: string;
}
