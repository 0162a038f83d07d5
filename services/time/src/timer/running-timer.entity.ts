import {
  InstantColumn,
  IntColumn,
  LongTextColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A person's running or paused timer. Its key is the person, not a membership: one timer across all their licences. */
@Entity('running_timers')
export class RunningTimerEntity {
  @PrimaryUuidColumn()
  userId!: string;

  @UuidColumn()
  licenceId!: string;

  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  projectId!: string;

  @UuidColumn({ nullable: true })
  activityId!: string | null;

  @LongTextColumn({ nullable: true })
  comment!: string | null;

  @TextColumn(10)
  source!: 'timer' | 'scan';

  /** Distance from the site at which it was scanned, as far as the device knew. */
  @IntColumn({ nullable: true })
  scanMetres!: number | null;

  @TextColumn(64)
  timeZone!: string;

  @InstantColumn()
  startedAt!: Date;

  /** Since when it is paused. */
  @InstantColumn({ nullable: true })
  pausedAt!: Date | null;

  /** Pauses so far, the present one not counted. */
  @IntColumn()
  breakSeconds!: number;

  /** The last tap that did something. */
  @InstantColumn()
  changedAt!: Date;

  @InstantColumn({ nullable: true })
  promptAt!: Date | null;

  @InstantColumn({ nullable: true })
  promptedAt!: Date | null;

  /** When it stops by itself. */
  @InstantColumn()
  stopAt!: Date;
}
