import { TextColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** The last reminder about a holding, a piece, an article or a leaver; written by the reminders only. */
@Entity('personal_reminders')
export class PersonalReminderEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  subjectId!: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  what!: string;

  /** Level and day. */
  @TextColumn(30)
  told!: string;
}
