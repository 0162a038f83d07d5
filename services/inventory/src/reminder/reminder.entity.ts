import { Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '@jahrring/service-kit';

/** What the keepers of a machine were told last of one of its days; written by the reminders alone. */
@Entity('machine_reminders')
export class ReminderEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  machineId!: string;

  /** Which of its days, or the id of a document. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  what!: string;

  /** Level and day. */
  @TextColumn(30)
  told!: string;
}
